@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraph
@_spi(Engine) public import AviaryLayout
public import Foundation

extension Text: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Text>, _ place: _Place) -> _ViewNode {
    if let maker = EnvironmentValues(scope: place.environment).textNodeMaker {
      return maker.make(list, place)
    }
    return TextNode(list, place)
  }
}

/// Makes the nodes of texts that can do more than be read, as those do that can be selected.
package final class TextNodeMaker: Sendable {
  let make: @Sendable (_LeafList<Text>, _Place) -> TextNode

  package init(_ make: @escaping @Sendable (_LeafList<Text>, _Place) -> TextNode) {
    self.make = make
  }
}

private enum TextNodeMakerKey: EnvironmentKey {
  static var defaultValue: TextNodeMaker? { nil }
}

extension EnvironmentValues {
  /// What makes the nodes of texts; nil for ordinary ones.
  ///
  /// Asked when a view is mounted, so it has to be the same for as long as a view is there.
  package var textNodeMaker: TextNodeMaker? {
    get { self[TextNodeMakerKey.self] }
    set { self[TextNodeMakerKey.self] = newValue }
  }
}

/// The node of a text.
@_spi(Engine) open class TextNode: LeafNode<Text>, StyledNode, DividedText {
  /// What is known of the text besides its request; nil for a text that is what it says.
  fileprivate var details: Details?
  private var prepared: (any PreparedText)!
  private var sharedForeground = SharedStyle.clear
  private var foreground: ResolvedStyle { sharedForeground.style }
  package var shownStyle: ResolvedStyle {
    get { foreground }
    set { sharedForeground = SharedStyle.of(newValue) }
  }

  /// What few texts have.
  fileprivate final class Details {
    let isRedacted: Bool
    /// Whether it says what time it is.
    let isTimed: Bool
    /// Of which level it is a heading, 0 for any; nil for none.
    let headingLevel: UInt8?
    /// What is read out.
    let label: String
    let links: [(range: Range<Int>, title: String, url: URL)]
    /// What draws the text; nil for itself.
    let renderer: (any TextRenderer)?
    /// What the request's runs are marked with.
    let attributes: [CustomTextAttributes]
    /// What the renderer reads.
    let reader: TextRendererReader?
    /// Which link is pressed.
    var pressedLink: Int?

    init(_ resolver: TextResolver, label: String, node: ViewNode) {
      isRedacted = resolver.text.isRedacted
      isTimed = resolver.nextChange != nil
      headingLevel = resolver.headingLevel
      self.label = label
      links = resolver.links
      renderer = resolver.text.renderer?.renderer
      attributes = resolver.attributes
      reader = renderer == nil ? nil : TextRendererReader(node)
    }
  }

  @_spi(Engine) open override class var resolves: Bool { true }

  @_spi(Engine) open override func resolve(_ environment: EnvironmentValues) {
    var resolver = TextResolver(environment)
    resolver.append(view, resolver.text.styling)
    let request = resolver.request(root.textEngine)
    prepared = root.textEngine.text(for: request)
    pixelLength = resolver.text.pixelLength
    knownLineHeight = .nan
    root.countShapedText()
    sharedForeground = SharedStyle.of(resolver.foreground)
    let label = resolver.accessibilityLabel?.string(in: environment) ?? resolver.string
    let isPlain =
      !resolver.text.isRedacted && resolver.text.renderer == nil && !resolver.hasLinks
      && !resolver.hasAttributes && resolver.nextChange == nil && resolver.headingLevel == nil
      && label == prepared.string
    let wasTimed = details?.isTimed == true
    details = isPlain ? nil : Details(resolver, label: label, node: self)
    if wasTimed || resolver.nextChange != nil {
      root.timedTexts.set(resolver.nextChange, for: self)
    }
  }

  @_spi(Engine) open override var isResolvedCurrent: Bool {
    var resolver = TextResolver(EnvironmentValues(scope: environment))
    return Tracker.untracked {
      resolver.append(view, resolver.text.styling)
      return resolver.request(root.textEngine) == prepared.request
    }
  }

  /// What the text said when it was resolved last.
  package final var shownString: String { prepared?.string ?? "" }

  /// What is laid out where, as it is drawn; nil where something else is drawn than what is read.
  package final var shownLayout: (any TextLayout)? {
    resolveIfNeeded()
    guard hasFrame, details?.isRedacted != true, details?.renderer == nil else { return nil }
    return lines(proposal)
  }

  /// Where the characters are that the text shows; none if it has several lines or does not show its characters.
  var contentColumns: [ContentColumn] {
    guard let prepared, details == nil else { return [] }
    return ContentColumn.columns(of: prepared.string, in: lines(proposal))
  }

  @_spi(Engine) open override func viewDidChange() {
    noteContent()
    super.viewDidChange()
  }

  // MARK: - Layout

  @_spi(Engine) open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let renderer = details?.renderer {
      let text = TextProxy { [unowned self] in extent($0).size }
      return Tracker.untracked { renderer.sizeThatFits(proposal: proposal, text: text) }
    }
    // More space than all lines take changes nothing.
    if let height = proposal.height,
      let all = rememberedSize(for: ProposedViewSize(width: proposal.width, height: nil)),
      all.height <= height
    {
      return all
    }
    return extent(proposal).size
  }

  @_spi(Engine) open override var layoutLabel: String? { prepared?.string }

  @_spi(Engine) open override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize)
    -> LayoutReason
  {
    resolveIfNeeded()
    return prepared.layoutReason(proposal)
  }

  private func extent(_ proposal: ProposedViewSize) -> TextExtent {
    var extent = prepared.measure(width: proposal.width, height: proposal.height)
    extent.size.height = extent.size.height.roundedUp(to: pixelLength)
    return extent
  }

  /// The side of a device pixel in points: texts are as high as whole ones.
  private var pixelLength: CGFloat = 1

  @_spi(Engine) open override func lengthRange(_ axis: Axis, across width: CGFloat?) -> LengthRange?
  {
    guard axis == .vertical else { return nil }
    resolveIfNeeded()
    guard details?.renderer == nil else { return nil }
    let most = measure(ProposedViewSize(width: width, height: nil)).height
    let least = lineHeight ?? extent(ProposedViewSize(width: width, height: 0)).size.height
    return LengthRange(least: min(least, most), most: most)
  }

  /// The height of one line, where that is the same for each line and in each space; nil elsewhere.
  private var lineHeight: CGFloat? {
    if knownLineHeight.isNaN {
      let request = prepared.request
      let isEven =
        request.runs.count == 1 && request.minimumScaleFactor == 1 && !request.allowsTightening
        && request.minimumLines < 2
      knownLineHeight = isEven ? extent(ProposedViewSize(width: nil, height: 0)).size.height : -1
    }
    return knownLineHeight < 0 ? nil : knownLineHeight
  }

  /// NaN where it has to be found, negative where there is none.
  private var knownLineHeight = CGFloat.nan

  private func lines(_ proposal: ProposedViewSize) -> any TextLayout {
    prepared.layout(width: proposal.width, height: proposal.height)
  }

  @_spi(Engine) open override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return extent(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return extent(proposal).lastBaseline }
    if key == HorizontalAlignment.firstText.key { return 0 }
    return nil
  }

  /// The top depends on the first run's font, the bottom on the last one's.
  @_spi(Engine) open override func computeSpacing() -> ViewSpacing {
    let fonts = prepared.request.runs.map(\.attributes.font)
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

  // MARK: - Hitting

  @_spi(Engine) open override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  // MARK: - Drawing

  @_spi(Engine) open override func computeDrawsWithinBounds() -> Bool {
    foreground.shadows.isEmpty && details?.renderer == nil && !hasMotion
  }

  @_spi(Engine) open override func draw(into recorder: inout NodeRecorder) {
    if let fade = contentFade {
      var inner = NodeRecorder(recorder.scope)
      drawContent(into: &inner)
      draw(fade, inner.finish(), into: &recorder)
    } else {
      drawContent(into: &recorder)
    }
  }

  private func drawContent(into recorder: inout NodeRecorder) {
    let layout = lines(proposal)
    if details?.isRedacted == true {
      drawBars(layout, into: &recorder)
      return
    }
    if let renderer = details?.renderer, let reader = details?.reader {
      Tracker.run(for: reader) {
        var context = GraphicsContext(environment: EnvironmentValues(scope: environment))
        renderer.draw(layout: described(layout), in: &context)
        recorder.builder.fragment(context.ground.builder.build(name: "text"))
      }
    } else if !prepared.string.isEmpty {
      let paint = foreground.paint(in: CGRect(origin: .zero, size: size))
      recorder.builder.styled(foreground) { $0.text(layout, at: .zero, paint) }
    }
    describe(layout, into: &recorder)
  }

  /// A layout as renderers and preferences see it.
  private func described(_ layout: any TextLayout) -> Text.Layout {
    Text.Layout(Text.Layout.Content(layout, foreground, details?.attributes ?? []))
  }

  @_spi(Engine) open override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(Text.LayoutKey.self) else { return }
    resolveIfNeeded()
    let anchored = Text.LayoutKey.AnchoredLayout(
      origin: Anchor.Source.point(.zero).make(self),
      layout: described(lines(proposal))
    )
    unsafeDowncast(collector, to: TypedPreferenceCollector<Text.LayoutKey>.self).add([anchored])
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
      AccessibilityElement(role: .text, label: "", frame: CGRect(origin: .zero, size: size)),
      of: self
    )
  }

  private func describe(_ layout: any TextLayout, into recorder: inout NodeRecorder) {
    let frame = CGRect(origin: .zero, size: size)
    let links = details?.links ?? []
    let isLink = links.count == 1 && links[0].range == 0..<prepared.string.utf8.count
    var element = AccessibilityElement(
      role: isLink ? .link : .text,
      label: details?.label ?? prepared.string,
      frame: frame
    )
    if isLink { element.details.address = links[0].url }
    if let level = details?.headingLevel {
      element.role = .header
      element.details.headingLevel = level
    }
    if !isLink {
      element.children = links.enumerated().map { index, link in
        let rects = layout.rects(for: link.range)
        let area = rects.dropFirst().reduce(rects.first ?? frame) { $0.union($1) }
        var child = AccessibilityElement(role: .link, label: link.title, frame: area)
        child.details.address = link.url
        child.identity = root.accessibilityIdentity(of: self, part: index + 1)
        return child
      }
    }
    recorder.describe(element, of: self)
  }
}

extension TextNode {
  /// Whether there are links in the text.
  package var hasLinks: Bool { details?.links.isEmpty == false && details?.isRedacted == false }

  /// Which link is pressed, from 0 on; nil for none.
  package var pressedLink: Int? {
    get { details?.pressedLink }
    set { details?.pressedLink = newValue }
  }

  /// The number of the link at a point of the node's space, from 0 on; nil where there is none.
  package func link(at point: CGPoint) -> Int? {
    guard hasLinks, let layout = shownLayout else { return nil }
    return details?.links.firstIndex { link in
      layout.rects(for: link.range).contains { $0.contains(point) }
    }
  }

  /// Opens the address of a link, as a click on it is to do.
  ///
  /// - Parameter index: The number of the link in the text, from 0 on.
  /// - Returns: Whether there is such a link.
  package func openLink(_ index: Int) -> Bool {
    guard let links = details?.links, links.indices.contains(index) else { return false }
    let open = EnvironmentValues(scope: environment).openURL
    let url = links[index].url
    MainThread.run { open(url) }
    return true
  }
}

extension TextNode {
  /// The smallest rectangle around a part of the text, in the root's space; nil where it is not drawn as it is read.
  ///
  /// - Parameter range: In Unicode scalars; clamped to what there is.
  package func frame(of range: Range<Int>) -> CGRect? {
    resolveIfNeeded()
    let string = prepared.string
    guard details.map({ $0.label == string && !$0.isRedacted }) ?? true else { return nil }
    func place(_ offset: Int) -> Int {
      let scalars = string.unicodeScalars
      let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return string.utf8.distance(from: string.startIndex, to: index ?? string.endIndex)
    }
    let rects = lines(proposal).rects(for: place(range.lowerBound)..<place(range.upperBound))
    guard let first = rects.first else { return nil }
    return convert(rects.dropFirst().reduce(first) { $0.union($1) }, to: nil)
  }
}
