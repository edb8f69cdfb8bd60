"""Settings of Sphinx; ``tools/site/build.py`` hands in the folders."""

import json
from pathlib import Path

from pygments.lexers.configs import TOMLLexer
from pygments.lexers.shell import BashLexer

import freebody

ROOT = Path(__file__).parents[2]

project = "freebody"
author = "The freebody developers"
project_copyright = author
version = release = freebody.__version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
nitpicky = True
# Types in signatures are those of NumPy and of modules that are not public.
nitpick_ignore_regex = [("py:class", ".*")]

highlight_language = "text"
smartquotes = False  # texts of docstrings are often code
pygments_style = "default"
pygments_dark_style = "github-dark"
maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"freebody {version}"
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["site.css"]
html_search_scorer = str(Path(__file__).parent / "static" / "scorer.js")
html_favicon = str(ROOT / "src/freebody/viewer/static/favicon.svg")
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {"footer_icons": []}
# Which pictures play.
html_js_files = [
    (None, {"body": f"const FREEBODY_SCENES = {json.dumps(freebody.scene_names())};"}),
    ("gallery.js", {"defer": "defer"}),
]


def setup(app):
    """Colour commands, which have no prompt here, and scenes with code, which the tests run in a way of their own."""
    app.add_lexer("console", BashLexer)
    app.add_lexer("toml-code", TOMLLexer)
