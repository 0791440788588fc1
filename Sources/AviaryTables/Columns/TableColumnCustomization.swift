@_spi(Engine) public import AviaryEngine
public import Foundation

/// What a person has made of the columns of a table: their order, their widths, and which are hidden.
///
/// It can be coded, and kept in `AppStorage` or `SceneStorage`. Columns are known by their `customizationID(_:)`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The columns that were moved, and those beside them; empty while none was.
  var order: [String] = []
  /// Whether columns are shown, where somebody has said so.
  private var shown: [String: Bool] = [:]
  /// Widths that were dragged, in points.
  var widths: [String: CGFloat] = [:]

  /// Nothing is changed.
  public init() {}

  /// Whether a column is shown; `.automatic` leaves it to the column's `defaultVisibility(_:)`.
  ///
  /// - Parameter id: What the column is known by, given by `customizationID(_:)`.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns back into the order that they were written in.
  public mutating func resetOrder() { order = [] }
}

/// What a person may not change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior

  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// Nothing.
  public init() { bits = 0 }

  /// Where the column stands.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// How wide it is.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Whether it is shown.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)
  /// All of these.
  public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = bits & member.bits
    bits &= ~member.bits
    return removed == 0 ? nil : Self(bits: removed)
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let known = bits & newMember.bits
    bits |= newMember.bits
    return known == 0 ? nil : Self(bits: known)
  }

  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

extension AppStorage {
  /// Keeps what a person has made of the columns of a table under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something else;
  ///     `TableColumnCustomization<RowValue>()` by default.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(any: wrappedValue, key, store: store)
  }
}

extension SceneStorage {
  /// Keeps what a person has made of the columns of a table for a scene.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value before anybody writes one.
  ///   - key: What views of the scene share it by.
  public nonisolated init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(any: wrappedValue, key)
  }
}
