/// A key under which a view carries a value to the layout container directly around it.
///
/// - SeeAlso: layout-rules Y5.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}
