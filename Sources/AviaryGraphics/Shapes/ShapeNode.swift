@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryLayout
import Foundation

/// The node of a shape as a view: plain, filled or stroked, perhaps over another view.
final class ShapeNode<V: _LeafView, S: Shape, Style: ShapeStyle, Background: View>: LeafNode<V>,
  StyledNode
{
  typealias Painting = ShapePainting<S, Style, Background>

  private let read: (V) -> Painting
  /// Read from the view when that changes.
  private var painting: Painting
  private var sharedStyle = SharedStyle.clear
  private var style: ResolvedStyle { sharedStyle.style }
  var shownStyle: ResolvedStyle {
    get { style }
    set { sharedStyle = SharedStyle.of(newValue) }
  }
  private let secondary: SecondaryNode<Background>?

  init(_ list: _LeafList<V>, _ place: Place, _ read: @escaping (V) -> Painting) {
    self.read = read
    painting = read(list.view)
    secondary =
      Background.self == EmptyView.self
      ? nil
      : SecondaryNode(painting.background, alignment: .center, place, depth: list.inputs.depth)
    super.init(list, place)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { secondary.map(body) }

  // MARK: - Values

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    sharedStyle = SharedStyle.of(resolveStyle(painting.style, in: environment))
  }

  override func environmentDidChange() { invalidateDrawing() }

  override func viewDidChange() {
    let before = painting
    painting = read(view)
    secondary?.update(painting.background, alignment: .center)
    styleDidChange()
    root.animator?.animate(
      self,
      .shape,
      at: environment,
      from: before,
      to: painting,
      .afterUpdates
    ) { [unowned self] in
      painting.shape = $0.shape
      painting.operation = $0.operation
      invalidateDrawing()
    }
    if !ValueEquality.isEqual(before.shape, painting.shape) { invalidateLayout() }
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    painting.shape.sizeThatFits(proposal)
  }

  override var layoutName: String { LayoutNames.view("\(S.self)") }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    if S.self == Circle.self {
      return LayoutReason("Circle: a square of the smaller length of \(proposal.inWords)")
    }
    guard size == proposal.replacingUnspecifiedDimensions() else {
      return LayoutReason(
        "\(layoutName): its sizeThatFits answers \(size.inWords) to \(proposal.inWords)"
      )
    }
    return .takesProposal(layoutName, proposal)
  }

  override func layoutContent() {
    guard let secondary else { return }
    let inner = ProposedViewSize(size)
    let measured = secondary.measure(inner)
    secondary.place(
      at: CGPoint(x: (size.width - measured.width) / 2, y: (size.height - measured.height) / 2),
      size: measured,
      proposal: inner
    )
  }

  // MARK: - Drawing

  override func computeDrawsWithinBounds() -> Bool {
    guard style.shadows.isEmpty, S._staysInRect else { return false }
    if case .stroke(let stroke, _) = painting.operation, stroke.reach > Self.overhang {
      return false
    }
    return childrenDrawWithinBounds
  }

  override func isHit(at point: CGPoint) -> Bool {
    guard !style.isClear else { return false }
    let outline = outline(of: painting.shape)
    switch (painting.operation, outline.stroke) {
    case (.fill(let fillStyle), nil):
      return outline.area.contains(point, eoFill: fillStyle.isEOFilled)
    case (.fill, let stroke?): return outline.path.strokedPath(stroke).contains(point)
    case (.stroke(let stroke, _), _): return outline.area.strokedPath(stroke).contains(point)
    }
  }

  override func draw(into recorder: inout NodeRecorder) {
    drawChildren(into: &recorder)
    let bounds = CGRect(origin: .zero, size: size)
    let outline = outline(of: painting.shape)
    switch (painting.operation, outline.stroke) {
    case (.fill(let fillStyle), nil):
      recorder.builder.fill(outline.path, style, in: bounds, fillStyle: fillStyle)
    case (.fill(let fillStyle), let stroke?):
      recorder.builder.stroke(
        outline.path,
        stroke,
        style,
        in: bounds,
        antialiased: fillStyle.isAntialiased
      )
    case (.stroke(let stroke, let antialiased), _):
      recorder.builder.stroke(outline.area, stroke, style, in: bounds, antialiased: antialiased)
    }
  }
}

extension ViewNode {
  /// The outline of a shape in a rectangle of the node, its bounds where that is nil, mirrored where the
  /// layout direction asks for it.
  func outline<S: Shape>(of shape: S, in rect: CGRect? = nil) -> ShapeOutline {
    let bounds = rect ?? CGRect(origin: .zero, size: size)
    let context = ShapeContext(
      containerPath: containerPath(),
      concentricRadii: root.hasContainerShapes ? { [unowned self] in concentricRadii(in: $0) } : nil
    )
    var outline = shape._outline(in: bounds, context)
    if case .mirrors(let direction) = shape.layoutDirectionBehavior,
      root.usesRightToLeft || direction == .leftToRight, direction == environmentLayoutDirection
    {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
      outline = outline.map { $0.applying(mirror) }
    }
    if context.asksContainer { followContainer() }
    return outline
  }

  /// Draws again when the node moves inside of the container whose shape it draws.
  private func followContainer() {
    var last = containerFrame
    root.geometryObservers.add(self) { [unowned self] in
      let now = containerFrame
      if now != last {
        last = now
        invalidateDrawing()
      }
      return false
    }
  }

  /// The nearest node that gives what is inside a shape.
  fileprivate var container: (any ContainerShapeProvider)? {
    ancestor { $0 is any ContainerShapeProvider } as? any ContainerShapeProvider
  }

  private var containerFrame: CGRect {
    guard let node = container as? ViewNode else { return .null }
    return convert(CGRect(origin: .zero, size: size), to: node)
  }

  /// Makes the container's outline around a rectangle of this node; nil without a container.
  private func containerPath() -> ((CGRect) -> Path)? {
    guard root.hasContainerShapes, let container, let node = container as? ViewNode else {
      return nil
    }
    return { [unowned self] rect in
      let inContainer = convert(rect, to: node)
      let bounds = CGRect(origin: .zero, size: node.size)
      let distance = min(
        inContainer.minX,
        inContainer.minY,
        bounds.maxX - inContainer.maxX,
        bounds.maxY - inContainer.maxY
      )
      return container.containerPath(inset: max(distance, 0), around: rect)
    }
  }
}

extension ViewNode {
  /// The radii of a rectangle of this node whose corners have the centres of the container's; nil without a container.
  func concentricRadii(in rect: CGRect) -> RectangleCornerRadii? {
    guard let container, let node = container as? ViewNode else { return nil }
    let bounds = CGRect(origin: .zero, size: node.size)
    let inner = convert(rect, to: node)
    // Shapes are made for reading from left to right, and mirrored after that.
    let isMirrored = environmentLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.maxX - inner.maxX : inner.minX
    let right = isMirrored ? inner.minX : bounds.maxX - inner.maxX
    let (top, bottom) = (inner.minY, bounds.maxY - inner.maxY)
    func radius(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(radius - max(x, y, 0), 0)
    }
    let outer = container.cornerRadii(in: bounds)
    return RectangleCornerRadii(
      topLeading: radius(outer.topLeading, left, top),
      bottomLeading: radius(outer.bottomLeading, left, bottom),
      bottomTrailing: radius(outer.bottomTrailing, right, bottom),
      topTrailing: radius(outer.topTrailing, right, top)
    )
  }
}

/// A node that gives containers' shape to what is inside.
protocol ContainerShapeProvider: AnyObject {
  /// How round the corners of the container's shape are in the container's bounds.
  func cornerRadii(in bounds: CGRect) -> RectangleCornerRadii
  /// The container's shape, smaller by a distance, laid around a rectangle.
  func containerPath(inset: CGFloat, around rect: CGRect) -> Path
}
