@_spi(Hosting) import AviaryDrawing
import Foundation

/// All of a request but its characters: what texts that are set alike share.
final class TextSetting {
  /// The request; of no characters where texts share it.
  let request: TextRequest
  /// Whether the request is of one run of characters, so that they can be told apart from the rest.
  let isShared: Bool
  /// Of each run of the request.
  let metrics: [ShapedText.RunMetrics]
  /// Between one line's lower and the next one's upper edge, in points: what is asked for, and the greatest leading
  /// of the fonts.
  let lineSpacing: CGFloat
  /// What the texts' words are set in; nil where texts have to be shaped as a whole.
  let style: WordStyle?
  private let shaper: Shaper
  private var ellipses: [Int: ShapedText] = [:]

  init(_ request: TextRequest, isShared: Bool, style: WordStyle?, shaper: Shaper) {
    self.request = request
    self.isShared = isShared
    self.style = style
    self.shaper = shaper
    metrics = request.runs.map(shaper.runMetrics)
    let leadings = request.runs.map { shaper.lineMetrics(for: $0.attributes.font).leading }
    lineSpacing = request.lineSpacing + (leadings.max() ?? 0)
  }

  /// Whether texts of a request of one run are set so.
  func fits(_ request: TextRequest) -> Bool {
    // What differs most often first: this is asked for each text.
    let own = self.request
    return own.runs.withUnsafeBufferPointer { own in
      request.runs.withUnsafeBufferPointer { other in
        own[0].attributes.font.size == other[0].attributes.font.size
          && own[0].attributes.font.weight == other[0].attributes.font.weight
          && own[0].attributes == other[0].attributes
      }
    } && own.maximumLines == request.maximumLines && own.alignment == request.alignment
      && own.minimumLines == request.minimumLines && own.truncation == request.truncation
      && own.lineSpacing == request.lineSpacing
      && own.minimumScaleFactor == request.minimumScaleFactor
      && own.allowsTightening == request.allowsTightening
      && own.layoutDirection == request.layoutDirection
  }

  /// The request of a text.
  func request(of string: String) -> TextRequest {
    guard isShared else { return request }
    var request = request
    request.runs[0].content = .string(string)
    return request
  }

  /// The text's glyphs, by way of Pango.
  func shapeWhole(_ string: String) -> ShapedClusters {
    shaper.shapeWhole(request(of: string), string: string)
  }

  /// The ellipsis that stands for characters of a run.
  func ellipsis(_ run: Int) -> ShapedText {
    if let known = ellipses[run] { return known }
    let made = shaper.ellipsis(request.runs[run].attributes)
    ellipses[run] = made
    return made
  }

  /// How wide the first run's ellipsis is.
  private(set) lazy var ellipsisWidth: CGFloat = ellipsis(0).shaped.positions.last ?? 0

  /// The height that lines are reserved for.
  var reservedHeight: CGFloat {
    guard request.minimumLines > 1, let metrics = metrics.first else { return 0 }
    let lines = CGFloat(request.minimumLines)
    return lines * (metrics.ascent + metrics.descent) + (lines - 1) * lineSpacing
  }
}
