import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// What chooses files, of UIKit: kept, and nothing shows it; SwiftUI's `fileImporter` is shown.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// Who is told; never here.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that it begins in; nil for any.
  open var directoryURL: URL?
  private(set) var contentTypes: [UTType] = []

  /// What opens files of kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    self.contentTypes = contentTypes
  }

  /// What saves files somewhere.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told of files that were chosen; never here.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// None was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
