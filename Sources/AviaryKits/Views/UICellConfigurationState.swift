import Foundation

/// What programs say of the state of something, by UIKit's name.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How something is that content is shown in, of UIKit.
public protocol UIConfigurationState {
  /// The state of something that adapts to values, and nothing else.
  init(traitCollection: UITraitCollection)
  /// What it adapts to.
  var traitCollection: UITraitCollection { get set }
  /// What a program says of it; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a view is that content is shown in, of UIKit.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// What it adapts to.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is where keys go.
  public var isFocused = false
  /// Whether something is fixed to it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of something that adapts to values, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What a program says of it; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a row or a thing of a layout is, of UIKit.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// How something is while it is dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// How something is while something else is dropped.
  public enum DropState: Int, Sendable {
    /// Nothing is.
    case none = 0
    /// It is not what it is dropped on.
    case notTargeted = 1
    /// It is dropped on it.
    case targeted = 2
  }

  /// What it adapts to.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is where keys go.
  public var isFocused = false
  /// Whether something is fixed to it.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it shows those in it.
  public var isExpanded = false
  /// Whether it was moved aside for its actions.
  public var isSwiped = false
  /// Whether it can be moved.
  public var isReordering = false
  /// How it is while it is dragged.
  public var cellDragState = DragState.none
  /// How it is while something is dropped.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of something that adapts to values, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What a program says of it; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
