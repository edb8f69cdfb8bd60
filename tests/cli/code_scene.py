"""A scene whose force is a function in a file beside it."""


def code_scene(folder, module):
    """Write both into ``folder``; ``module`` is to be a name that no other test imports. Returns the scene's path."""
    (folder / f"{module}.py").write_text(
        "import freebody as fb\n@fb.force\ndef up(t, body, f):\n    return (0.0, 0.0, f), (0.0, 0.0, 0.0)\n"
    )
    text = f"[[body]]\nname = 'a'\nmass = 1\n[[force]]\ntype = 'custom'\nfunction = '{module}:up'\n"
    file = folder / "scene.toml"
    file.write_text(text + "bodies = ['a']\nparameters = { f = 2 }\n")
    return file
