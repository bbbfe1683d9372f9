"""The window: Qt Widgets around a painted felt. Nothing below this floor knows Qt."""
