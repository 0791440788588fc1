import AviaryCairo

/// What a document of pages says of itself; what is nil isn't said.
public struct PagedDocumentInformation: Equatable, Sendable {
  /// What readers show in place of the file's name.
  public var title: String?
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// What it is found by.
  public var keywords: [String] = []
  /// The program that made what is on the pages.
  public var creator: String?
  /// The language of its texts, such as `en-GB`, in which they are read out.
  public var language: String?

  /// Says nothing.
  public init() {}

  var entries: DocumentInformation {
    var entries = DocumentInformation()
    entries.title = title
    entries.author = author
    entries.subject = subject
    entries.keywords = keywords.isEmpty ? nil : keywords.joined(separator: ", ")
    entries.creator = creator
    entries.language = language
    return entries
  }
}
