/// A document that is an object, read from files and written to them.
public protocol Document: ReadableDocument, WritableDocument
where Reader.Snapshot == Writer.Snapshot {}
