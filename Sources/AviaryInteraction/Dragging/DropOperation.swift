/// What a drop does with the data.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, since it was called off.
  case cancel
  /// Nothing, since it is not allowed.
  case forbidden
  /// Copies it.
  case copy
  /// Moves it.
  case move
  /// Refers to it.
  case alias
  /// Deletes it.
  case delete
}

extension Drag {
  /// What a drop does that wants something: that, as far as whoever lifted it allows it, else a copy.
  ///
  /// - Parameter wanted: What the view wants; nil for a copy.
  /// - Returns: `.cancel` and `.forbidden` as they are.
  package func operation(for wanted: DropOperation?) -> DropOperation {
    switch wanted {
    case nil: .copy
    case .cancel?: .cancel
    case .forbidden?: .forbidden
    case let wanted?: allowed.contains(wanted) ? wanted : .copy
    }
  }
}
