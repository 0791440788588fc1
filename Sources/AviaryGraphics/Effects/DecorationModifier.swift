@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Draws a shape in a style over or behind a view, in its size.
///
/// Adds no view.
nonisolated struct DecorationModifier<Style: ShapeStyle, S: Shape>: _NodeModifier, Animatable {
  enum Side {
    case over, behind
  }

  let side: Side
  let style: Style
  var shape: S
  var fillStyle = FillStyle()
  /// nil for filling the shape.
  var border: CGFloat?
  /// The safe areas that the decoration reaches into.
  var edges: Edge.Set = []

  var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, border ?? 0) }
    set {
      shape.animatableData = newValue.first
      if border != nil { border = newValue.second }
    }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { DecorationNode(list, child, place) }
}

final class DecorationNode<Style: ShapeStyle, S: Shape>: ModifierNode<DecorationModifier<Style, S>>,
  StyledNode
{
  private var sharedStyle = SharedStyle.clear
  private var style: ResolvedStyle { sharedStyle.style }
  var shownStyle: ResolvedStyle {
    get { style }
    set { sharedStyle = SharedStyle.of(newValue) }
  }
  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    sharedStyle = SharedStyle.of(resolveStyle(modifier.style, in: environment))
  }

  override var layoutName: String {
    if modifier.border != nil { return "border" }
    return modifier.side == .over ? "overlay" : "background"
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    LayoutReason("\(layoutName): drawn as large as the child, \(size.inWords)")
  }

  override func viewDidChange() { styleDidChange() }

  override func modifierDidChange(
    from old: DecorationModifier<Style, S>,
    _ animator: Animator
  ) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  override func environmentDidChange() { invalidateDrawing() }

  override func computeDrawsWithinBounds() -> Bool {
    guard style.shadows.isEmpty, modifier.edges == [] || !isInSafeArea else { return false }
    return S._staysInRect && childrenDrawWithinBounds
  }

  override func draw(into recorder: inout NodeRecorder) {
    if modifier.side == .over { recorder.draw(child) }
    decorate(&recorder.builder)
    if modifier.side == .behind { recorder.draw(child) }
  }

  override func isHit(at point: CGPoint) -> Bool {
    guard !style.isClear else { return false }
    if let width = modifier.border {
      return boundsContain(point)
        && !CGRect(origin: .zero, size: size).insetBy(dx: width, dy: width).contains(point)
    }
    return outline(of: modifier.shape, in: placeOfShape).area
      .contains(point, eoFill: modifier.fillStyle.isEOFilled)
  }

  private func decorate(_ builder: inout FragmentBuilder) {
    let modifier = shownModifier
    if let width = modifier.border {
      let bounds = CGRect(origin: .zero, size: size)
      let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
      guard width > 0, !inner.isNull else { return }
      builder.stroke(Path(inner), StrokeStyle(lineWidth: width), style, in: bounds)
      return
    }
    let rect = placeOfShape
    var outline = outline(of: modifier.shape, in: rect)
    if outline.stroke != nil { outline = ShapeOutline(outline.area) }
    builder.fill(outline.path, style, in: rect, fillStyle: modifier.fillStyle)
  }

  /// The view's bounds, grown into the safe areas, or the part of them that the shape takes.
  private var placeOfShape: CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    if S.self == Rectangle.self { return grown(bounds) }
    let fit = shownModifier.shape.sizeThatFits(ProposedViewSize(size))
    return CGRect(
      x: (size.width - fit.width) / 2,
      y: (size.height - fit.height) / 2,
      width: fit.width,
      height: fit.height
    )
  }

  // MARK: - Safe areas

  /// How far the decoration reached over the view's edges when it was drawn last.
  private var extents = EdgeInsets()

  /// Whether anything around makes a safe area; that never changes while the node is there.
  private lazy var isInSafeArea = ancestor { $0.safeAreaProvider != nil } != nil

  private var currentExtents: EdgeInsets {
    SafeArea.extents(of: self).only(modifier.edges)
  }

  /// The bounds with the safe areas that they touch.
  private func grown(_ bounds: CGRect) -> CGRect {
    guard modifier.edges != [], isInSafeArea else { return bounds }
    extents = currentExtents
    root.surroundingsObservers.add(self) { [unowned self] in
      if currentExtents != extents { invalidateDrawing() }
      return false
    }
    let left = isRightToLeft ? extents.trailing : extents.leading
    return CGRect(
      x: bounds.minX - left,
      y: bounds.minY - extents.top,
      width: bounds.width + extents.leading + extents.trailing,
      height: bounds.height + extents.top + extents.bottom
    )
  }
}

extension View {
  /// Fills the view's bounds, and the safe areas beside them, with a style behind it.
  ///
  /// - Parameters:
  ///   - style: What is painted.
  ///   - edges: The edges at which it also fills the safe area beside the view; `.all` by default.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(DecorationModifier(side: .behind, style: style, shape: Rectangle(), edges: edges))
  }

  /// Fills the view's bounds, and the safe areas beside them, with the background style.
  ///
  /// - Parameter edges: The edges at which it also fills the safe area beside the view; `.all` by
  ///   default.
  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      DecorationModifier(
        side: .behind,
        style: BackgroundStyle(),
        shape: Rectangle(),
        edges: edges
      )
    )
  }

  /// Fills a shape as large as the view with a style behind it.
  ///
  /// - Parameters:
  ///   - style: What is painted.
  ///   - shape: The shape, laid out in the view's size.
  ///   - fillStyle: What counts as inside of the shape, and whether its edge is smooth. By default
  ///     the nonzero rule, smooth.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(side: .behind, style: style, shape: shape, fillStyle: fillStyle)
    )
  }

  /// Fills a shape as large as the view with a style behind it.
  ///
  /// - Parameters:
  ///   - style: What is painted.
  ///   - shape: The shape, laid out in the view's size.
  ///   - fillStyle: What counts as inside of the shape, and whether its edge is smooth. By default
  ///     the nonzero rule, smooth.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(side: .behind, style: style, shape: shape, fillStyle: fillStyle)
    )
  }

  /// Fills a shape as large as the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in the view's size.
  ///   - fillStyle: What counts as inside of the shape, and whether its edge is smooth. By default
  ///     the nonzero rule, smooth.
  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape as large as the view with the background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in the view's size.
  ///   - fillStyle: What counts as inside of the shape, and whether its edge is smooth. By default
  ///     the nonzero rule, smooth.
  public nonisolated func background<S: InsettableShape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's bounds, and the safe areas beside them, with a style over it.
  ///
  /// - Parameters:
  ///   - style: What is painted.
  ///   - edges: The edges at which it also fills the safe area beside the view; `.all` by default.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(DecorationModifier(side: .over, style: style, shape: Rectangle(), edges: edges))
  }

  /// Fills a shape as large as the view with a style over it.
  ///
  /// - Parameters:
  ///   - style: What is painted.
  ///   - shape: The shape, laid out in the view's size.
  ///   - fillStyle: What counts as inside of the shape, and whether its edge is smooth. By default
  ///     the nonzero rule, smooth.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(DecorationModifier(side: .over, style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Draws a border inside of the view's bounds; `width` in points.
  ///
  /// - Parameters:
  ///   - content: What the border is painted with.
  ///   - width: In points; nothing is drawn where it is not more than 0. By default `1`.
  public nonisolated func border<S: ShapeStyle>(
    _ content: S,
    width: CGFloat = 1
  ) -> some View {
    modifier(DecorationModifier(side: .over, style: content, shape: Rectangle(), border: width))
  }
}
