@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

/// Turns requests into words or glyphs by way of HarfBuzz and Pango: fonts for each script, directions,
/// ligatures, breaks.
final class Shaper {
  let library: FontLibrary
  var fonts: [UnsafeMutableRawPointer: ShapedFont] = [:]
  /// The fonts that were opened from files.
  var fileFonts: [ResolvedFont: ShapedFont] = [:]
  var descriptions: [ResolvedFont: OpaquePointer] = [:]
  var metrics: [ResolvedFont: LineMetrics] = [:]
  var wordStyles: [WordKey: WordStyle?] = [:]
  private var ellipses: [TextAttributes: ShapedClusters] = [:]
  /// What was wanted and not there; each is reported once.
  private var reported: Set<String> = []
  /// How many texts have been shaped since the start; tests count it.
  private(set) var shapeCount = 0

  init(library: FontLibrary) {
    self.library = library
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
  }

  /// A text, as words where it has only such as do not depend on each other.
  func shape(_ string: String, _ setting: TextSetting) -> ShapedText {
    shapeCount += 1
    if let words = setting.style?.words(of: string) {
      return ShapedText(setting, string: string, words: words)
    }
    return ShapedText(setting, string: string, setting.shapeWhole(string))
  }

  /// How texts of a request are set, without the characters of a request of one run.
  func setting(for request: TextRequest) -> TextSetting {
    guard request.runs.count == 1, case .string = request.runs[0].content else {
      return TextSetting(request, isShared: false, style: nil, shaper: self)
    }
    let style =
      request.layoutDirection == .leftToRight ? wordStyle(for: request.runs[0].attributes) : nil
    var template = request
    template.runs[0].content = .string("")
    return TextSetting(template, isShared: true, style: style, shaper: self)
  }

  /// The ellipsis in the font of `attributes`, as a text of its own.
  func ellipsis(_ attributes: TextAttributes) -> ShapedText {
    var attributes = attributes
    attributes.paint = nil
    let request = TextRequest("\u{2026}", attributes)
    let shaped =
      ellipses[attributes] ?? fileEllipsis(attributes)
      ?? shapeWhole(request, string: request.string)
    ellipses[attributes] = shaped
    let setting = TextSetting(request, isShared: false, style: nil, shaper: self)
    return ShapedText(setting, string: request.string, shaped)
  }

  /// The ellipsis in a font from a file; nil for other fonts.
  private func fileEllipsis(_ attributes: TextAttributes) -> ShapedClusters? {
    guard fileFont(attributes.font) != nil else { return nil }
    return wordStyle(for: attributes)?.clusters(of: "\u{2026}")
  }

  /// The fonts are others now.
  func forgetFonts() {
    wordStyles = [:]
    fileFonts = [:]
    metrics = [:]
  }

  // MARK: - Reports

  func reportMissingGlyphs() {
    report(
      "glyphs",
      "some characters are in none of the fonts installed; the packages"
        + " fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji have most"
    )
  }

  /// Writes to the standard error, once for each subject.
  func report(_ subject: String, _ message: String) {
    guard reported.insert(subject).inserted else { return }
    try? FileHandle.standardError.write(contentsOf: Data("Aviary: \(message)\n".utf8))
  }
}
