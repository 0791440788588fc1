@_spi(Hosting) package import AviaryDrawing
package import AviaryGeometry
@_spi(Engine) package import AviaryLayout
import Foundation

extension PreparedText {
  /// Why the text has the size that it has: where it wraps, how many lines it has, and what cuts it off.
  ///
  /// Lays the text out once more; nothing is kept.
  package func layoutReason(_ proposal: ProposedViewSize) -> LayoutReason {
    let shown = layout(width: proposal.width, height: proposal.height)
    let ideal = layout(width: nil, height: nil)
    let lines = shown.lineCount == 1 ? "1 line" : "\(shown.lineCount) lines"
    var words: String
    var steps: [String] = []
    if let width = proposal.width, ideal.size.width > width + 0.005 {
      words = "wraps at \(width.inWords), \(lines)"
      steps.append("its ideal is \(ideal.size.inWords)")
    } else if let width = proposal.width {
      words = "its ideal width \(ideal.size.width.inWords) fits into \(width.inWords), \(lines)"
    } else {
      words = "nil is proposed for the width, so nothing wraps, \(lines)"
    }
    if shown.isTruncated {
      if let most = request.maximumLines, shown.lineCount >= most {
        words += ", cut off by lineLimit \(most)"
      } else {
        let all = layout(width: proposal.width, height: nil).lineCount
        words += " of \(all), cut off by the height \(proposal.height.inWords)"
      }
    }
    if request.minimumLines > shown.lineCount {
      words += ", room reserved for \(request.minimumLines)"
    }
    return LayoutReason("Text: \(words)", steps)
  }
}
