"""Contact in steps: one velocity-level solve each, for many contacts."""
