import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

extension Text: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Text>, _ place: _Place) -> _ViewNode {
    TextNode(list, place)
  }
}

/// The node of a text.
final class TextNode: LeafNode<Text> {
  private var request: TextRequest!
  /// What is known of the text besides its request; nil for a text that is what it says.
  private var details: Details?
  private var prepared: (any PreparedText)!
  private var foreground = ResolvedStyle(.black)
  private var pixelLength: CGFloat = 1

  /// What few texts have.
  private final class Details {
    let isRedacted: Bool
    /// What is read out.
    let label: String
    let links: [(range: Range<Int>, title: String, url: URL)]

    init(
      isRedacted: Bool,
      label: String,
      links: [(range: Range<Int>, title: String, url: URL)]
    ) {
      self.isRedacted = isRedacted
      self.label = label
      self.links = links
    }
  }

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    var resolver = TextResolver(environment)
    resolver.append(view, resolver.text.styling)
    request = resolver.request(root.textEngine)
    prepared = root.textEngine.text(for: request)
    foreground = resolver.foreground
    pixelLength = environment.pixelLength
    let label = resolver.accessibilityLabel?.string(in: environment) ?? resolver.string
    let links = resolver.links
    let isPlain = !resolver.text.isRedacted && links.isEmpty && label == request.string
    details =
      isPlain ? nil : Details(isRedacted: resolver.text.isRedacted, label: label, links: links)
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).size }

  private func lines(_ proposal: ProposedViewSize) -> any TextLayout {
    prepared.layout(width: proposal.width, height: proposal.height)
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal).lastBaseline }
    return nil
  }

  /// The top depends on the first run's font, the bottom on the last one's.
  override func computeSpacing() -> ViewSpacing {
    let fonts = request.runs.map(\.attributes.font)
    guard let first = fonts.first, let last = fonts.last else { return ViewSpacing() }
    let spacing = spacing(of: first)
    return first == last ? spacing : spacing.replacing(.bottom, from: self.spacing(of: last))
  }

  private func spacing(of font: ResolvedFont) -> ViewSpacing {
    let metrics = root.textEngine.lineMetrics(for: font)
    return .text(
      ascent: metrics.ascent,
      descent: metrics.descent,
      capHeight: metrics.capHeight,
      leading: metrics.leading,
      pixelLength: pixelLength
    )
  }

  // MARK: - Drawing

  override func draw(into recorder: inout NodeRecorder) {
    let layout = lines(proposal)
    if details?.isRedacted == true {
      drawBars(layout, into: &recorder)
      return
    }
    if !request.string.isEmpty {
      let paint = foreground.paint(in: CGRect(origin: .zero, size: size))
      recorder.builder.styled(foreground) { $0.text(layout, at: .zero, paint) }
    }
    describe(layout, into: &recorder)
  }

  /// Draws a bar in place of each line.
  ///
  /// What it says is not told to anybody.
  private func drawBars(_ layout: any TextLayout, into recorder: inout NodeRecorder) {
    var bars = FragmentBuilder()
    let paint = foreground.paint(in: CGRect(origin: .zero, size: size))
    for line in layout.lines where line.frame.width > 0 {
      let bar = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.1)
      let radius = min(bar.height, bar.width) / 4
      bars.fill(Path(roundedRect: bar, cornerRadius: radius), paint)
    }
    recorder.builder.group(bars.build(name: "redacted"), opacity: 0.2)
    recorder.describe(
      AccessibilityElement(role: .text, label: "", frame: CGRect(origin: .zero, size: size))
    )
  }

  private func describe(_ layout: any TextLayout, into recorder: inout NodeRecorder) {
    let frame = CGRect(origin: .zero, size: size)
    let links = details?.links ?? []
    let isLink = links.count == 1 && links[0].range == 0..<request.string.utf8.count
    var element = AccessibilityElement(
      role: isLink ? .link : .text,
      label: details?.label ?? request.string,
      frame: frame
    )
    if !isLink {
      element.children = links.map { link in
        let rects = layout.rects(for: link.range)
        let area = rects.dropFirst().reduce(rects.first ?? frame) { $0.union($1) }
        return AccessibilityElement(role: .link, label: link.title, frame: area)
      }
    }
    recorder.describe(element)
  }
}
