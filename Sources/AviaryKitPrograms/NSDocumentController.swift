import AviaryDocuments
import AviaryKits
public import Foundation

/// What knows documents, of AppKit: the recent ones, which the menu File of a `DocumentGroup` has
/// as well.
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
  /// The one of the program.
  open class var shared: NSDocumentController { one }
  private static let one = NSDocumentController()

  /// One that a subclass says more of.
  @MainActor @preconcurrency public override init() { super.init() }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// The documents that were opened last, the last one first.
  open var recentDocumentURLs: [URL] { RecentDocuments.urls }
  /// How many of them are kept.
  open var maximumRecentDocumentCount: Int { 10 }
  /// Adds a document to them.
  open func noteNewRecentDocumentURL(_ url: URL) { RecentDocuments.add(url) }
  /// Forgets them.
  open func clearRecentDocuments(_ sender: Any?) { RecentDocuments.clear() }
  /// Opens a document of a `DocumentGroup`; says once that `openDocument` does.
  ///
  /// - Parameter sender: Who asks for it.
  open func openDocument(_ sender: Any?) {
    Missing.tell("NSDocumentController.openDocument", "openDocument opens documents")
  }
  /// Makes a document of a `DocumentGroup`; says once that `newDocument` does.
  ///
  /// - Parameter sender: Who asks for it.
  open func newDocument(_ sender: Any?) {
    Missing.tell("NSDocumentController.newDocument", "newDocument makes documents")
  }
}
