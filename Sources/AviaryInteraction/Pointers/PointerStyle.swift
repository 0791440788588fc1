public import AviaryGeometry

/// What a pointer looks like over a view.
///
/// The desktop's theme draws it. Pictures as pointers are not there.
///
/// Source: the documentation of `PointerStyle`.
public struct PointerStyle: Sendable {
  /// Where each side of a frame is on the screen is known where the view is.
  enum Kind: Hashable {
    case shape(PointerShape)
    case column(HorizontalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }
  private init(_ shape: PointerShape) { kind = .shape(shape) }

  /// The ordinary pointer.
  public static let `default` = PointerStyle(.ordinary)
  /// A hand that points at what opens something.
  public static let link = PointerStyle(.link)
  /// A beam, for texts whose lines run to the sides.
  public static let horizontalText = PointerStyle(.text)
  /// A beam that lies, for texts whose lines run downwards.
  public static let verticalText = PointerStyle(.verticalText)
  /// A cross, for what is selected by a rectangle.
  public static let rectSelection = PointerStyle(.cross)
  /// An open hand, for what can be dragged.
  public static let grabIdle = PointerStyle(.grab)
  /// A closed hand, for what is dragged.
  public static let grabActive = PointerStyle(.grabbing)
  /// A lens that enlarges.
  public static let zoomIn = PointerStyle(.zoomIn)
  /// A lens that makes smaller.
  public static let zoomOut = PointerStyle(.zoomOut)
  /// What moves the line between two columns.
  public static let columnResize = PointerStyle(.columnResize)
  /// What moves the line between two rows.
  public static let rowResize = PointerStyle(.rowResize)

  /// What moves the line between two columns, where it may not go everywhere.
  ///
  /// - Parameter directions: Where it may go; of none, the ordinary pointer.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(.column(directions))
  }

  /// What moves the line between two rows, where it may not go everywhere.
  ///
  /// - Parameter directions: Where it may go; of none, the ordinary pointer.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch (directions.contains(.up), directions.contains(.down)) {
    case (true, true): rowResize
    case (true, false): PointerStyle(.resize("n"))
    case (false, true): PointerStyle(.resize("s"))
    case (false, false): .default
    }
  }

  /// What drags an edge or a corner of a frame.
  ///
  /// - Parameters:
  ///   - position: The edge or the corner.
  ///   - directions: Where it may go; both ways by default, of none the ordinary pointer.
  public static func frameResize(
    position: FrameResizePosition,
    directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(.frame(position, directions))
  }

  /// The shape on the screen.
  func shape(isRightToLeft: Bool) -> PointerShape {
    switch kind {
    case .shape(let shape): shape
    case .column(let directions):
      switch (directions.contains(.leading), directions.contains(.trailing)) {
      case (true, true): .columnResize
      case (true, false): .resize(isRightToLeft ? "e" : "w")
      case (false, true): .resize(isRightToLeft ? "w" : "e")
      case (false, false): .ordinary
      }
    case .frame(let position, let directions):
      position.shape(directions, isRightToLeft: isRightToLeft)
    }
  }
}

extension FrameResizePosition {
  /// The point of the compass that the position lies at, and the one opposite.
  private func compass(isRightToLeft: Bool) -> (out: String, inwards: String) {
    let (leading, trailing) = isRightToLeft ? ("e", "w") : ("w", "e")
    return switch self {
    case .top: ("n", "s")
    case .bottom: ("s", "n")
    case .leading: (leading, trailing)
    case .trailing: (trailing, leading)
    case .topLeading: ("n" + leading, "s" + trailing)
    case .topTrailing: ("n" + trailing, "s" + leading)
    case .bottomLeading: ("s" + leading, "n" + trailing)
    case .bottomTrailing: ("s" + trailing, "n" + leading)
    }
  }

  fileprivate func shape(
    _ directions: FrameResizeDirection.Set,
    isRightToLeft: Bool
  ) -> PointerShape {
    let compass = compass(isRightToLeft: isRightToLeft)
    switch (directions.contains(.inward), directions.contains(.outward)) {
    case (false, false): return .ordinary
    case (true, false): return .resize(compass.inwards)
    case (false, true): return .resize(compass.out)
    case (true, true):
      // The ways along a diagonal are named from the north, those to the sides from the east.
      return switch compass.out {
      case "n", "s": .resize("ns")
      case "e", "w": .resize("ew")
      case "ne", "sw": .resize("nesw")
      default: .resize("nwse")
      }
    }
  }
}
