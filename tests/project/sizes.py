"""How large a file of the program is."""

from __future__ import annotations

import ast


def statements(tree: ast.Module) -> int:
    """Its statements, without imports and the texts that stand for themselves: docstrings."""
    return sum(isinstance(node, ast.stmt) and not _left_out(node) for node in ast.walk(tree))


def _left_out(node: ast.stmt) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
