/// A guide of each axis, by which views are aligned in two dimensions.
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
  /// The guide of the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide of the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  ///
  /// - Parameters:
  ///   - horizontal: The guide across the width.
  ///   - vertical: The guide across the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Alignment {
  /// Horizontally `center`, vertically `center`.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Horizontally `leading`, vertically `center`.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Horizontally `trailing`, vertically `center`.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Horizontally `center`, vertically `top`.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Horizontally `center`, vertically `bottom`.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Horizontally `leading`, vertically `top`.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Horizontally `trailing`, vertically `top`.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Horizontally `leading`, vertically `bottom`.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Horizontally `trailing`, vertically `bottom`.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Horizontally `leading`, vertically `firstTextBaseline`.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// Horizontally `center`, vertically `firstTextBaseline`.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// Horizontally `trailing`, vertically `firstTextBaseline`.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// Horizontally `leading`, vertically `lastTextBaseline`.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// Horizontally `center`, vertically `lastTextBaseline`.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// Horizontally `trailing`, vertically `lastTextBaseline`.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

extension Alignment {
  /// The key of the guide of `axis`.
  package func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}
