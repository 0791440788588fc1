@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

private var theme: TextFieldTheme { ControlTheme.standard.textField }

extension View {
  /// Marks the text that a field shows, so that it is drawn with caret and selection while it is edited.
  nonisolated func edited(_ shown: String, isMultiline: Bool) -> some View {
    modifier(EditedTextModifier(shown: shown, isMultiline: isMultiline))
  }

  /// Marks the attributed text that an editor shows, so that it is drawn with caret and selection while it is edited.
  nonisolated func edited(_ shown: AttributedString) -> some View {
    modifier(EditedTextModifier(shown: String(shown.characters), isMultiline: true, rich: shown))
  }
}

/// Draws a text that is being edited: all of it, with selection, caret and what is being composed.
nonisolated struct EditedTextModifier: _NodeModifier {
  let shown: String
  let isMultiline: Bool
  /// What is shown, with its attributes; nil for a text without.
  var rich: AttributedString?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    EditedTextNode(list, child, place)
  }
}

/// The node of the text of a field.
///
/// While nobody edits, it draws its child.
final class EditedTextNode: ModifierNode<EditedTextModifier> {
  private var prepared: (any PreparedText)?
  private var foreground = ResolvedStyle(.clear)
  private var accent = ResolvedStyle(.clear)
  /// How far the text is scrolled in a field of one line, in points.
  private var scrolled: CGFloat = 0
  /// The caret and the space for which the scroll view around was scrolled last: a person may scroll away from there.
  private var followed: (caret: CGRect, space: CGSize)?
  private weak var input: TextInputNode?
  /// Whether the window takes what is typed: there is no caret elsewhere.
  private var isInUse = true

  override class var resolves: Bool { true }
  override func viewDidChange() { styleDidChange() }
  override func environmentDidChange() { invalidateDrawing() }

  override func didMount() {
    input = nearestAncestor(as: TextInputNode.self)
    input?.editedNode = self
  }

  override func willUnmount() { if input?.editedNode === self { input?.editedNode = nil } }

  override func resolve(_ environment: EnvironmentValues) {
    isInUse = environment.appearsActive
    guard input?.session != nil else {
      prepared = nil
      return
    }
    var resolver = TextResolver(environment)
    if modifier.rich != nil, let text = input?.editedRichText {
      resolver.append(Text(text), resolver.text.styling)
      prepare(resolver, preedit: nil)
      return
    }
    let shown: (text: String, preedit: Range<Int>?) = input?.editedText ?? (modifier.shown, nil)
    // A text without characters has no font.
    let isEmpty = shown.text.isEmpty
    resolver.append(Text(verbatim: isEmpty ? " " : shown.text), resolver.text.styling)
    prepare(resolver, preedit: shown.preedit)
  }

  /// - Parameter preedit: What is underlined, in bytes.
  private func prepare(_ resolver: TextResolver, preedit: Range<Int>?) {
    var request = resolver.request(root.textEngine)
    request.maximumLines = nil
    request.minimumLines = 0
    if let preedit { request.underline(preedit) }
    prepared = root.textEngine.text(for: request)
    foreground = resolver.foreground
    accent = resolveStyle(Color.accentColor, in: resolver.environment)
  }

  /// What is shown or selected has changed.
  func editingDidChange() {
    styleDidChange()
    resolveIfNeeded()
    followed = nil
    follow()
  }

  // MARK: - Lines

  private var lines: (any TextLayout)? {
    resolveIfNeeded()
    return prepared?.layout(
      width: modifier.isMultiline ? max(proposal.width ?? size.width, 1) : nil,
      height: nil
    )
  }

  var textLines: [TextLine]? { lines?.lines }
  var textHeight: CGFloat { lines?.size.height ?? 0 }

  /// The field's space, in the node's space.
  private var space: ClosedRange<CGFloat> {
    guard let input else { return 0...size.width }
    let start = -convert(CGRect.zero, to: input).minX
    return start...max(start, start + input.size.width)
  }

  /// Where the text begins in the node's space; what is too long for the field is scrolled.
  private var textOrigin: CGPoint {
    guard let lines else { return .zero }
    if !modifier.isMultiline {
      let space = space
      if lines.size.width + Self.caretWidth > space.upperBound - space.lowerBound {
        return CGPoint(x: space.lowerBound - scrolled, y: 0)
      }
    }
    // What is being composed makes the text longer than the node; without any there is only a caret in it.
    let isEmpty = (input?.editedText.text ?? modifier.shown).isEmpty
    let spare = isEmpty ? size.width : min(0, size.width - lines.size.width)
    switch (prepared?.request.alignment ?? .leading, isRightToLeft) {
    case (.leading, false), (.trailing, true): return .zero
    case (.center, _): return CGPoint(x: spare / 2, y: 0)
    case (.leading, true), (.trailing, false): return CGPoint(x: spare, y: 0)
    }
  }

  private static var caretWidth: CGFloat { theme.caretWidth }

  /// The caret before the character at a place of the text, in the node's space, as wide as it is drawn.
  func caret(at place: Int) -> CGRect {
    guard let input, let lines else { return .zero }
    var rect = lines.caret(at: input.shownPlace(place))
    rect.origin.x += textOrigin.x
    rect.origin.y += textOrigin.y
    rect.size.width = Self.caretWidth
    return rect
  }

  /// The place of the text that is nearest to a point of the node's space.
  func place(at point: CGPoint) -> Int {
    guard let input, let lines else { return 0 }
    let origin = textOrigin
    return input.textPlace(lines.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  /// The caret as it is now, what is being composed included.
  var currentCaret: CGRect {
    guard let input, let session = input.session, let lines else { return .zero }
    let preedit = session.preedit
    var rect = lines.caret(at: input.shownPlace(session.head) + (preedit?.caret ?? 0))
    rect.origin.x += textOrigin.x
    rect.size.width = Self.caretWidth
    return rect
  }

  /// Scrolls so that the caret is visible.
  private func follow() {
    guard let lines, input?.session != nil else { return }
    if modifier.isMultiline {
      scrollAround()
      return
    }
    let space = space
    let length = space.upperBound - space.lowerBound
    let most = max(0, lines.size.width + Self.caretWidth - length)
    scrolled = min(max(scrolled, 0), most)
    let caret = currentCaret
    if caret.minX < space.lowerBound {
      scrolled -= space.lowerBound - caret.minX + min(theme.scrollStep, length / 4)
    }
    if caret.maxX > space.upperBound { scrolled += caret.maxX - space.upperBound }
    scrolled = min(max(scrolled, 0), most)
  }

  /// The scroll view between the field and its text.
  private var scrollNode: ScrollNode? {
    ancestor { $0.scrollsContent || $0 === input }?.scroller
  }

  /// How much of the text is visible at once, in points.
  var pageHeight: CGFloat { scrollNode?.size.height ?? 0 }

  private func scrollAround() {
    guard let scroll = scrollNode, followed?.caret != currentCaret || followed?.space != scroll.size
    else { return }
    followed = (currentCaret, scroll.size)
    let caret = convert(currentCaret, to: scroll)
    let space = scroll.size.height
    var offset = scroll.plannedOffset
    let margin = theme.caretMargin
    if caret.minY < margin { offset.y += caret.minY - margin }
    if caret.maxY > space - margin { offset.y += caret.maxY - space + margin }
    if offset != scroll.plannedOffset { scroll.scroll(to: scroll.clamped(offset)) }
  }

  // MARK: - Drawing

  override func computeDrawsWithinBounds() -> Bool { childrenDrawWithinBounds }

  override func draw(into recorder: inout NodeRecorder) {
    guard let input, let session = input.session, let lines else {
      recorder.draw(child)
      return
    }
    follow()
    var content = FragmentBuilder()
    let origin = textOrigin
    let bounds = CGRect(origin: .zero, size: size)
    if !session.selection.isEmpty {
      let range =
        input.shownPlace(
          session.selection.lowerBound
        )..<input.shownPlace(
          session.selection.upperBound
        )
      var fill = accent
      fill.opacity *= theme.selectionOpacity
      for rect in lines.rects(for: range) {
        content.fill(Path(rect.offsetBy(dx: origin.x, dy: origin.y)), fill, in: bounds)
      }
    }
    content.styled(foreground) { $0.text(lines, at: origin, foreground.paint(in: bounds)) }
    if let place = input.dropPlace { content.fill(Path(caret(at: place)), accent, in: bounds) }
    if session.showsCaret, isInUse { content.fill(Path(currentCaret), accent, in: bounds) }
    // A little more than the field's space, for the caret at its ends.
    let space = space
    let visible = CGRect(
      x: space.lowerBound - theme.overhang,
      y: -theme.overhang,
      width: space.upperBound - space.lowerBound + 2 * theme.overhang,
      height: size.height + 2 * theme.overhang
    )
    if modifier.isMultiline {
      recorder.builder.fragment(content.build(name: "edited"))
    } else {
      recorder.builder.clipped(content.build(name: "edited"), to: Path(visible))
    }
  }
}

extension TextRequest {
  /// Underlines a range of UTF-8 bytes, as what is being composed is.
  fileprivate mutating func underline(_ range: Range<Int>) {
    guard runs.count == 1, case .string(let string) = runs[0].content else { return }
    let utf8 = string.utf8
    guard range.upperBound <= utf8.count else { return }
    let low = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let high = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    let plain = runs[0].attributes
    var marked = plain
    marked.underline = TextDecoration()
    runs = [
      TextRun(String(string[..<low]), plain), TextRun(String(string[low..<high]), marked),
      TextRun(String(string[high...]), plain),
    ].filter { !$0.string.isEmpty }
  }
}
