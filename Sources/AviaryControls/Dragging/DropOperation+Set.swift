public import AviaryInteraction

extension DropOperation {
  /// Several operations.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// A bit for each.
    public let rawValue: Int

    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing, since it was called off.
    public static let cancel = Set(rawValue: 1)
    /// Nothing, since it is not allowed.
    public static let forbidden = Set(rawValue: 2)
    /// Copies the data.
    public static let copy = Set(rawValue: 4)
    /// Moves the data.
    public static let move = Set(rawValue: 8)
    /// Refers to the data.
    public static let alias = Set(rawValue: 16)
    /// Deletes the data.
    public static let delete = Set(rawValue: 32)

    init(_ operations: Swift.Set<DropOperation>) {
      self = operations.reduce(into: []) { $0.insert(Set($1)) }
    }

    private init(_ operation: DropOperation) {
      switch operation {
      case .cancel: self = .cancel
      case .forbidden: self = .forbidden
      case .copy: self = .copy
      case .move: self = .move
      case .alias: self = .alias
      case .delete: self = .delete
      }
    }

    /// The names of the operations, for messages.
    public var description: String {
      let names: [(Set, String)] = [
        (.cancel, "cancel"), (.forbidden, "forbidden"), (.copy, "copy"), (.move, "move"),
        (.alias, "alias"), (.delete, "delete"),
      ]
      return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }
}
