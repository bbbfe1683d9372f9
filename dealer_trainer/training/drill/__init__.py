"""The drill: a pure state machine, its plan and its adaptive choice of layouts."""
