import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import Foundation

/// How large a view is by itself or in a room.
enum HostedSize {
  @MainActor
  static func of<Content: View>(_ view: Content, in space: CGSize?) -> CGSize {
    let renderer = ImageRenderer(content: view)
    if let space {
      func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 1e6 ? value : nil }
      renderer.proposedSize = ProposedViewSize(
        width: length(space.width),
        height: length(space.height)
      )
    }
    return (try? renderer.displayList().size) ?? .zero
  }
}
