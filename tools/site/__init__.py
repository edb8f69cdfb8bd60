"""The documentation site, made by Sphinx from plain Markdown: ``python -m tools.site`` builds it into ``site/``."""
