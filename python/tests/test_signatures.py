"""Tests that the `.pyi` file of the extension module has the functions and parameters of the
module.
"""

import ast
import inspect
from pathlib import Path

import seawall
from seawall import _seawall

WRITTEN = ast.parse((Path(seawall.__file__).parent / "_seawall.pyi").read_text())


def test_every_function_is_declared():
    declared = {node.name: node for node in WRITTEN.body if isinstance(node, ast.FunctionDef)}
    functions = {name: value for name, value in vars(_seawall).items() if callable(value) and not inspect.isclass(value)}
    assert declared.keys() == functions.keys()
    for name, signature in declared.items():
        written = [arg.arg for arg in signature.args.args + signature.args.kwonlyargs]
        assert written == list(inspect.signature(functions[name]).parameters), name


def test_the_package_is_typed():
    assert (Path(seawall.__file__).parent / "py.typed").exists()


def test_public_functions_have_docstrings_with_examples():
    for function in (seawall.check, seawall.place, seawall.waits, seawall.wave.place, seawall.wave.add_shared_memory_barriers):
        assert ">>>" in inspect.getdoc(function)
