@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

extension GraphicsContext {
  /// Draws a line of a text where it is in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.content, line: line.index, run: nil, places: 0..<0, at: line.shift)
  }

  /// Draws a run of a text where it is in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some elements of a run where they are in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.indices.isEmpty else { return }
    let run = slice.run
    draw(run.content, line: run.line, run: run.index, places: slice.indices, at: run.shift)
  }

  private func draw(
    _ content: Text.Layout.Content,
    line: Int,
    run: Int?,
    places: Range<Int>,
    at shift: CGSize
  ) {
    let part = content.layout.part(line: line, run: run, places: places)
    // A gradient fills the whole text, whatever is drawn of it.
    let paint = content.style.paint(in: CGRect(origin: .zero, size: content.layout.size))
    draw { builder in
      builder.styled(content.style) {
        $0.text(part, at: CGPoint(x: shift.width, y: shift.height), paint)
      }
    }
  }
}
