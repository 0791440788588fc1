import AviaryGeometry
public import AviaryGraphics

/// What actions of a view have in common.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// nil for no category in particular.
  let name: Text?

  private init(name: Text?) { self.name = name }

  /// Actions like those that most views have.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: Text("Edit"))

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name }

  /// Creates a category with a name that is looked up.
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = Text(name) }
}
