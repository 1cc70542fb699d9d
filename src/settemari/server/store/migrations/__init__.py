"""The steps by which a database comes to the schema of today. A step that was released never changes."""

LATEST = "0002"
