import SwiftUI

/// W6: a page of 400 cards as a file.
///
/// - Parameter path: Where the page is written once; nil to measure five of them in one process.
@MainActor
func page(format: String, path: String?) throws {
  if let path {
    try ImageRenderer(content: Page()).write(to: URL(fileURLWithPath: path))
    return
  }
  var times: [Double] = []
  var bytes = 0
  for _ in 0..<5 {
    let start = now()
    let renderer = ImageRenderer(content: Page())
    let data =
      switch format {
      case "png": try renderer.pngData()
      case "svg": try renderer.svgData()
      default: try renderer.pdfData()
      }
    times.append(now() - start)
    bytes = data.count
  }
  report("W6", "page of 400 cards, \(format), warm", median(times), "ms")
  report("W6", "page of 400 cards, \(format), bytes", Double(bytes), "bytes")
}

private struct Page: View {
  var body: some View {
    CardGrid {
      ForEach(0..<400, id: \.self) { CardView($0) }
    }
    .frame(width: 1200, height: 8000, alignment: .top)
    .background(.white)
  }
}
