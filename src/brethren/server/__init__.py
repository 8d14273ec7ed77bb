"""Doors and windows: HTTP, WebSockets, storage. The only room that waits."""
