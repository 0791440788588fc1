@_spi(Engine) public import AviaryEngine
public import Foundation

/// What is known of the document that a window shows.
public struct DocumentConfiguration: Sendable {
  /// Its file; nil while it has none.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// What is known of the document around; nil outside of documents' windows.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
