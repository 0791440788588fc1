import AviaryGraph

/// Says which view assistive technology looks at, and moves it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private let technologies: AccessibilityTechnologies?
  private var location: StateLocation<Value>?

  /// Follows whether one view is looked at.
  public nonisolated init() where Value == Bool {
    initialValue = false
    technologies = nil
  }

  /// Follows whether one view is looked at by some technologies.
  public nonisolated init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initialValue = false
    self.technologies = technologies
  }

  /// Follows which of several views is looked at; nil for none.
  public nonisolated init<T: Hashable>() where Value == T? {
    initialValue = nil
    technologies = nil
  }

  /// Follows which of several views is looked at by some technologies; nil for none.
  public nonisolated init<T: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == T? {
    initialValue = nil
    self.technologies = technologies
  }

  /// The view that is looked at.
  ///
  /// Setting it asks for that to move.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding {
    Binding(location: location, initialValue: initialValue)
  }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    location = context.object { StateLocation(initialValue, root: root) }
  }

  /// A binding to an accessibility focus state.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    package let initialValue: Value

    /// The view that is looked at.
    ///
    /// Setting it asks for that to move.
    public var wrappedValue: Value {
      get { location?.get() ?? initialValue }
      nonmutating set { location?.set(newValue, .current) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState: IgnoredInComparison {}

/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, Equatable {
  private var rawValue: Set<Int>

  private init(_ rawValue: Set<Int>) { self.rawValue = rawValue }

  /// None.
  public init() { rawValue = [] }

  /// A screen reader.
  public static var voiceOver: AccessibilityTechnologies { .init([0]) }
  /// Switches.
  public static var switchControl: AccessibilityTechnologies { .init([1]) }

  public typealias Element = AccessibilityTechnologies
  public typealias ArrayLiteralElement = AccessibilityTechnologies

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    member.rawValue.isSubset(of: rawValue)
  }
  public func union(_ other: Self) -> Self { .init(rawValue.union(other.rawValue)) }
  public func intersection(_ other: Self) -> Self { .init(rawValue.intersection(other.rawValue)) }
  public func symmetricDifference(_ other: Self) -> Self {
    .init(rawValue.symmetricDifference(other.rawValue))
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let common = intersection(member)
    rawValue.subtract(member.rawValue)
    return common.rawValue.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: Self) { rawValue.formUnion(other.rawValue) }
  public mutating func formIntersection(_ other: Self) { rawValue.formIntersection(other.rawValue) }
  public mutating func formSymmetricDifference(_ other: Self) {
    rawValue.formSymmetricDifference(other.rawValue)
  }
}
