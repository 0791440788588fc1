import CCairo

/// What a document says of itself; what is nil isn't said.
package struct DocumentInformation: Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  /// The program that made what is printed.
  package var creator: String?
  /// The language of the texts, such as `en-GB`.
  package var language: String?

  package init() {}

  /// PDF's names and Cairo's for what is said.
  private var entries: [(name: String, key: cairo_pdf_metadata_t, text: String)] {
    [
      ("Title", CAIRO_PDF_METADATA_TITLE, title), ("Author", CAIRO_PDF_METADATA_AUTHOR, author),
      ("Subject", CAIRO_PDF_METADATA_SUBJECT, subject),
      ("Keywords", CAIRO_PDF_METADATA_KEYWORDS, keywords),
      ("Creator", CAIRO_PDF_METADATA_CREATOR, creator),
    ].compactMap { name, key, text in text.map { (name, key, $0) } }
  }

  /// The entries of a document's dictionary, texts as UTF-16 in hexadecimal.
  func write(to body: inout MarkupBuffer) {
    for entry in entries {
      body.append(string: " /\(entry.name) ")
      body.append(text: entry.text)
    }
  }

  /// Tells Cairo.
  func write(to surface: OpaquePointer) {
    for entry in entries { cairo_pdf_surface_set_metadata(surface, entry.key, entry.text) }
  }
}
