import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import Foundation

/// How large a view is by itself or in a room.
enum HostedSize {
  @MainActor
  static func of<Content: View>(_ view: Content, in room: CGSize?) -> CGSize {
    let renderer = ImageRenderer(content: view)
    if let room {
      func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value < 1e6 ? value : nil }
      renderer.proposedSize = ProposedViewSize(
        width: length(room.width),
        height: length(room.height)
      )
    }
    return (try? renderer.displayList().size) ?? .zero
  }
}
