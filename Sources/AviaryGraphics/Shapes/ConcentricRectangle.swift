@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A rectangle whose corners follow those of the container around: their circles have one centre.
///
/// A corner's radius is that of the container's corner, less the distance of the two. Without a
/// container that has a shape, as by `containerShape(_:)`, corners are square, or as their least
/// radius says.
public struct ConcentricRectangle: InsettableShape {
  var topLeading: Edge.Corner.Style
  var topTrailing: Edge.Corner.Style
  var bottomLeading: Edge.Corner.Style
  var bottomTrailing: Edge.Corner.Style
  /// Which corners get the largest radius of all of them.
  var uniform: [Edge.Corner.Set] = []
  private var amount: CGFloat = 0

  /// Makes a rectangle with concentric corners.
  public nonisolated init() {
    self.init(corners: .concentric)
  }

  /// Makes a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of all four.
  ///   - isUniform: Whether all get the largest radius of them; `false` by default.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners)
    if isUniform { uniform = [.all] }
  }

  private nonisolated init(
    _ topLeading: Edge.Corner.Style,
    _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style,
    uniform: [Edge.Corner.Set] = []
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.uniform = uniform
  }

  /// Makes a rectangle with corners of a style each.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Makes a rectangle whose corners at the top have one radius, and those at the bottom another.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners,
      uniformTopCorners,
      uniformBottomCorners,
      uniformBottomCorners,
      uniform: [.top, .bottom]
    )
  }

  /// Makes a rectangle whose corners where lines begin have one radius, and the others another.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners,
      uniformTrailingCorners,
      uniformLeadingCorners,
      uniformTrailingCorners,
      uniform: [.leading, .trailing]
    )
  }

  /// Makes a rectangle whose corners at the top have one radius.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners,
      uniformTopCorners,
      bottomLeadingCorner,
      bottomTrailingCorner,
      uniform: [.top]
    )
  }

  /// Makes a rectangle whose corners at the bottom have one radius.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner,
      topTrailingCorner,
      uniformBottomCorners,
      uniformBottomCorners,
      uniform: [.bottom]
    )
  }

  /// Makes a rectangle whose corners where lines begin have one radius.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners,
      topTrailingCorner,
      uniformLeadingCorners,
      bottomTrailingCorner,
      uniform: [.leading]
    )
  }

  /// Makes a rectangle whose corners where lines end have one radius.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner,
      uniformTrailingCorners,
      bottomLeadingCorner,
      uniformTrailingCorners,
      uniform: [.trailing]
    )
  }

  public static var _staysInRect: Bool { true }

  /// The rectangle without a container: what is around is known only where the shape is drawn.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

  /// The rectangle, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  public nonisolated func _outline(
    in rect: CGRect,
    _ context: _ShapeContext
  ) -> _ShapeOutline {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return ShapeOutline(path(in: rect, container: context.concentricRadii(in: inner)))
  }

  /// - Parameter container: The radii of concentric corners; nil without a container.
  private nonisolated func path(in rect: CGRect, container: RectangleCornerRadii?) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: container?.topLeading),
      bottomLeading: bottomLeading.radius(concentric: container?.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: container?.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: container?.topTrailing)
    )
    for corners in uniform { radii.makeUniform(corners) }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }
}

extension RectangleCornerRadii {
  /// Gives corners the largest radius of them.
  fileprivate mutating func makeUniform(_ corners: Edge.Corner.Set) {
    let paths: [(Edge.Corner, WritableKeyPath<RectangleCornerRadii, CGFloat>)] = [
      (.topLeading, \.topLeading), (.topTrailing, \.topTrailing),
      (.bottomLeading, \.bottomLeading), (.bottomTrailing, \.bottomTrailing),
    ]
    let chosen = paths.filter { corners.contains($0.0) }.map(\.1)
    let largest = chosen.map { self[keyPath: $0] }.max() ?? 0
    for path in chosen { self[keyPath: path] = largest }
  }
}
