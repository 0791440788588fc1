/// The values of the screens that lie over the first one of a navigation stack.
public struct NavigationPath {
  private var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values off the top.
  ///
  /// - Precondition: There are at least `k` values.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count, "\(k) values can't be removed from a path of \(values.count)")
    values.removeLast(k)
  }
}

extension NavigationPath: Equatable {}
