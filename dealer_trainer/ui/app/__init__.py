"""The application: window, navigation, controllers."""
