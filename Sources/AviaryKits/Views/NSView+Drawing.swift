import AviaryCairo
import AviaryDrawing
import AviaryEngine
import AviaryLayout
import AviaryQuartz
import AviaryQuartzViews
import AviaryStacks
import Foundation

extension NSView {
  /// A document of one page with what is drawn in a part of the view.
  func documentData(of rect: NSRect) -> Data {
    let whole = bounds
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: rect.size))
    return renderer.pdfData { page in
      page.beginPage()
      let context = page.cgContext
      context.saveGState()
      // On the page y goes down from its upper edge; in the view it goes up, unless it is flipped.
      context.translateBy(
        x: -rect.minX,
        y: isFlipped ? -rect.minY : rect.maxY - whole.height
      )
      if !hostedContents.isEmpty {
        let content = KitContent.of(self).frame(width: whole.width, height: whole.height)
        ImageRenderer(content: content).render { _, draw in
          context.upright(in: whole) { draw(context) }
        }
      }
      if !isFlipped {
        context.translateBy(x: 0, y: whole.height)
        context.scaleBy(x: 1, y: -1)
      }
      draw(whole)
      context.restoreGState()
    }
  }
}
