"""HTTP, WebSockets, storage: the only asynchronous package."""
