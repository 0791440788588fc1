public import Foundation

extension AttributeScopes.FoundationAttributes {
  /// How a part of a paragraph is meant.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// What block of a document a part belongs to.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  /// How a part of a paragraph is meant.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { unreachable() }
  /// What block of a document a part belongs to.
  public var presentationIntent: PresentationIntentAttribute { unreachable() }

  /// Keys are found by the types of these properties; nobody reads them.
  private func unreachable<Key>() -> Key {
    preconditionFailure("attributes are found by their type")
  }
}
