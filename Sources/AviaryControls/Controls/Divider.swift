@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryLayout
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// A thin line between views: upright in a row, level anywhere else.
///
/// The line is one device pixel thick. (Source: layout-rules L12.)
public struct Divider: Sendable {
  /// Creates a divider.
  public nonisolated init() {}
}

extension Divider: _LeafView {
  public nonisolated static func _makeNode(
    _ list: _LeafList<Divider>,
    _ place: _Place
  ) -> _ViewNode {
    DividerNode(list, place)
  }
}

final class DividerNode: LeafNode<Divider> {
  private var thickness: CGFloat = 1
  private var color = RGBA.clear

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    thickness = environment.pixelLength
    color = SystemColor.separator.rgba(environment.colorScheme, environment.colorSchemeContrast)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    surroundingStackOrientation == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? shared.unspecifiedLength)
      : CGSize(width: proposal.width ?? shared.unspecifiedLength, height: thickness)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let axis: Axis = surroundingStackOrientation == .horizontal ? .vertical : .horizontal
    let length = proposal[axis].map { "as long as the proposed \(axis.lengthName) \($0.inWords)" }
    return LayoutReason(
      "Divider: \(thickness.inWords) thick, \(length ?? "10 long, as nil is proposed")"
    )
  }

  override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override func draw(into recorder: inout NodeRecorder) {
    recorder.builder.fill(CGRect(origin: .zero, size: size), .color(color))
  }
}
