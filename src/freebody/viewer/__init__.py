"""The page: a live world in the browser, and the server behind it."""
