@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
package import Foundation

/// A view laid out, every node explained, for `aviary inspect --layout`.
@MainActor
package final class LayoutInspection<Content: View> {
  /// The tree, the window first.
  package let tree: ExplainedNode

  /// What lies below the view in a picture.
  package enum Page {
    case light, dark, transparent
  }

  private let renderer: ImageRenderer<Content>
  private let scale: CGFloat

  /// Lays a view out and explains it.
  ///
  /// - Parameters:
  ///   - content: The view, with a mark where the part begins that is to be explained.
  ///   - proposal: What is offered to it, in points.
  ///   - scale: Pixels a point.
  ///   - recordsProposals: Whether to take down every proposal that each node is asked.
  /// - Throws: ``RenderingError`` for a view that does not come to rest.
  package init(
    _ content: Content,
    proposal: ProposedViewSize,
    scale: CGFloat,
    recordsProposals: Bool
  ) throws {
    renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = scale
    self.scale = scale
    let recorder = recordsProposals ? LayoutRecorder() : nil
    renderer.layoutTrace = recorder
    let root = try renderer.updatedRoot()
    root.layoutTrace = nil
    guard let tree = LayoutExplainer.explain(root, recorder: recorder) else {
      throw RenderingError.size("there is nothing to lay out")
    }
    self.tree = tree
  }

  /// Draws the view with each node's frame outlined, tagged with its number, and writes it to a file.
  ///
  /// - Parameters:
  ///   - url: Its extension names the format: png, svg or pdf.
  ///   - page: What the view is faded into; clear for a transparent picture.
  /// - Throws: ``PictureFileError`` for another extension, what the painter or Foundation reports.
  package func write(to url: URL, page: Page) throws {
    guard let format = PictureFormat(rawValue: url.pathExtension.lowercased()) else {
      throw PictureFileError(url: url)
    }
    let outlines = LayoutOutlines(tree, textEngine: try Platform.textEngine())
    let color: RGBA =
      switch page {
      case .light: .white
      case .dark: .black
      case .transparent: .clear
      }
    let list = outlines.over(try renderer.displayList(), page: color)
    try Platform.makePainter().data(of: list, as: format, scale: scale).write(
      to: url,
      options: .atomic
    )
  }
}
