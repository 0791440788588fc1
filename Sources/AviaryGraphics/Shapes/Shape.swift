@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// An outline that fits itself to a rectangle; as a view it is filled with the foreground style.
///
/// Types of your own implement ``path(in:)``. The rectangle's origin need not be zero.
public nonisolated protocol Shape: Sendable, Animatable, _LeafView {
  /// The outline in a rectangle of the shape's own coordinates.
  func path(in rect: CGRect) -> Path

  /// What the shape is for: styles may look at it.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where the interface is read from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape as a view. By default the proposal, 10 points where it is nil.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline, and whether its inside or a stroke along it is meant. For the engine.
  func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline

  /// Whether the outline is known to stay in the rectangle that it is made for. For the engine.
  static var _staysInRect: Bool { get }
}

extension Shape {
  public static var _staysInRect: Bool { false }

  /// Filled areas.
  public static var role: ShapeRole { .fill }

  /// Mirrored where the interface is read from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposal, 10 points where it is nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _outline(in rect: CGRect, _ context: _ShapeContext) -> _ShapeOutline {
    _ShapeOutline(path(in: rect))
  }

  public static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    ShapeNode(list, place) {
      ShapePainting(
        shape: $0,
        style: ForegroundStyle(),
        operation: .fill(FillStyle()),
        background: EmptyView()
      )
    }
  }
}

/// What a shape is, until it is painted: a path, or a stroke along one.
public struct _ShapeOutline {
  package var path: Path
  /// nil for the path's inside.
  package var stroke: StrokeStyle?

  package init(_ path: Path, stroke: StrokeStyle? = nil) {
    self.path = path
    self.stroke = stroke
  }

  /// The area that is meant, as a path to be filled.
  package var area: Path { stroke.map { path.strokedPath($0) } ?? path }

  func map(_ change: (Path) -> Path) -> _ShapeOutline {
    _ShapeOutline(change(path), stroke: stroke)
  }
}

/// What outlines may depend on beside the rectangle.
public final class _ShapeContext {
  /// The outline of the container around, for a rectangle of the shape that asks; nil without one.
  let containerPath: ((CGRect) -> Path)?
  /// The radii of corners with the centres of the container's, for a rectangle of the shape that asks.
  private let concentricRadii: ((CGRect) -> RectangleCornerRadii?)?
  /// Whether a shape asked for the container.
  private(set) var asksContainer = false

  init(
    containerPath: ((CGRect) -> Path)? = nil,
    concentricRadii: ((CGRect) -> RectangleCornerRadii?)? = nil
  ) {
    self.containerPath = containerPath
    self.concentricRadii = concentricRadii
  }

  func concentricRadii(in rect: CGRect) -> RectangleCornerRadii? {
    asksContainer = true
    return concentricRadii?(rect)
  }

  func containerPath(in rect: CGRect) -> Path {
    asksContainer = true
    return containerPath?(rect) ?? Path(rect)
  }
}

typealias ShapeContext = _ShapeContext
typealias ShapeOutline = _ShapeOutline
