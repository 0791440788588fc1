public import AviaryFoundation
public import AviaryGraphics

/// What a piece of information about a view is called, and what tells it from others.
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  let id: String

  /// A key whose name may change.
  ///
  /// - Parameters:
  ///   - label: What the information is called.
  ///   - id: What tells it from others.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key whose name may change.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - id: What tells it from others.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key whose name may change.
  ///
  /// - Parameters:
  ///   - label: What the information is called.
  ///   - id: What tells it from others.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }

  /// A key that its name tells from others.
  ///
  /// - Parameter labelKey: The key of what the information is called.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: String(describing: labelKey))
  }

  /// A key that its name tells from others.
  ///
  /// - Parameter label: What the information is called.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(Text(label), id: label.key) }

  /// Whether two keys stand for the same information.
  public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool
  {
    a.id == b.id
  }
}

/// The Accessibility framework's information about an element; only how important it is.
public enum AXCustomContent {
  /// How important information is.
  public enum Importance: UInt, Sendable {
    /// Told when it is asked for.
    case `default`
    /// Told at once.
    case high
  }
}
