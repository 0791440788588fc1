import AviaryGraphics
public import Foundation

/// What lays a text out in containers: it measures lines, and each character is one glyph.
///
/// Lines are broken after words by the fonts of the text; only the first container is filled.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text; nil for none.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Where the text is set.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Who is asked how it is laid out; never here.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether parts may be laid out before others; kept.
  open var allowsNonContiguousLayout = false
  /// Whether parts were laid out before others: no.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether what is not seen of a text is drawn; kept.
  open var showsInvisibleCharacters = false
  /// Whether signs that steer a text are drawn; kept.
  open var showsControlCharacters = false
  /// Whether the room between lines counts; it always does here.
  open var usesFontLeading = true
  /// Whether lines are broken within words; kept.
  open var usesDefaultHyphenation = false
  /// Whether it is laid out without being asked; it is when it is asked.
  open var backgroundLayoutEnabled = true
  /// Whether sizes are laid out as if the text was small; kept.
  open var limitsLayoutForSuspiciousContents = false
  private var laidOut: (width: CGFloat, lines: TextLines)?

  /// One without a text.
  public override init() { super.init() }

  /// One without a text: there are no interface files here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Containers

  /// Puts a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Puts a container among the others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    forget()
  }
  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forget()
  }
  /// Called when a container changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }
  /// The container of a glyph; nil without containers.
  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = whole
    return textContainers.first
  }

  // MARK: - Laying out

  /// Forgets lines, as the text or a container changed.
  func forget() { laidOut = nil }

  private var whole: NSRange { NSRange(location: 0, length: textStorage?.length ?? 0) }

  /// The lines of the text in the first container.
  private var lines: TextLines {
    let container = textContainers.first
    let width = container.map { $0.size.width < 1e6 ? $0.size.width : 0 } ?? 0
    if let laidOut, laidOut.width == width { return laidOut.lines }
    let lines = TextLines(
      textStorage ?? NSAttributedString(string: ""),
      width: width,
      padding: container?.lineFragmentPadding ?? 0,
      limit: container?.maximumNumberOfLines ?? 0
    )
    laidOut = (width, lines)
    return lines
  }

  /// Lays out what is in a container, where it has to be.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  /// Lays characters out, where they have to be.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Lays glyphs out, where they have to be.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Lays out what is in a rectangle, where it has to be.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = lines
  }
  /// Makes the glyphs of characters; there are those of all.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes glyphs; there are all of them.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Has characters be laid out anew.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    forget()
    actualCharRange?.pointee = charRange
  }
  /// Has the glyphs of characters be made anew.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    forget()
    actualCharRange?.pointee = charRange
  }
  /// Has characters be drawn anew; nothing draws them by itself.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has glyphs be drawn anew; nothing draws them by itself.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Called when the text changed.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { forget() }

  // MARK: - Glyphs and characters

  /// How many glyphs there are: as many as units of UTF-16.
  open var numberOfGlyphs: Int { whole.length }
  /// Whether there is a glyph of a number.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { NSLocationInRange(glyphIndex, whole) }
  /// Which character a glyph is of: that of its number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Which glyph a character has: that of its number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that have room in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = lines.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: NSMaxRange(last.range))
  }
  /// The glyphs in a rectangle of a container, in points.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let seen = lines.lines.filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY }
    guard let first = seen.first, let last = seen.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  // MARK: - Where they are

  /// The room that the text takes in a container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first ? lines.used : .zero
  }
  /// The rectangle of glyphs in a container, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect { lines.bounds(of: glyphRange) }
  /// The rectangle of a glyph's line, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }
  /// The rectangle of what is on a glyph's line, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return used(line)
  }
  private func used(_ line: TextLines.Line) -> CGRect {
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    var rect = line.rect
    rect.size.width = line.width + 2 * padding
    return rect
  }
  /// Where a glyph is on its line, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = lines.line(of: glyphIndex) else { return .zero }
    return CGPoint(x: lines.x(of: glyphIndex, in: line), y: line.rect.height)
  }
  /// The rectangle behind the text where the caret would be, in points; none here.
  open var extraLineFragmentRect: CGRect { .zero }
  /// The glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    lines.character(at: point).index
  }
  /// The glyph at a point of a container, and how far the point is within it.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }
  /// The character at a point of a container, and how far the point is within it.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines.character(at: point)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  /// Calls a closure for each line of some glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - block: Given the line's rectangle, that of what is on it, the container, the line's glyphs,
  ///     and what ends it when it is made true.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isOver = ObjCBool(false)
    for line in lines.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.rect, used(line), container, line.range, &isOver)
      if isOver.boolValue { return }
    }
  }

  // MARK: - Drawing

  /// Draws glyphs into the current context, as far as their container has room.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    for line in lines.lines {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      let x = lines.x(of: part.location, in: line)
      textStorage.attributedSubstring(from: part)
        .draw(at: CGPoint(x: origin.x + x, y: origin.y + line.rect.minY))
    }
  }
  /// Draws what is behind glyphs; `drawGlyphs` does with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// The height of a line of a font, in points.
  open func defaultLineHeight(for theFont: CTFont) -> CGFloat {
    theFont.ascender - theFont.descender + theFont.leading
  }

  // MARK: - Attributes for a while

  /// Gives characters attributes that are not kept with the text; nothing draws them.
  open func addTemporaryAttributes(
    _ attrs: [NSAttributedString.Key: Any],
    forCharacterRange charRange: NSRange
  ) {
    Missing.tell("NSLayoutManager.addTemporaryAttributes", "only the text's own are drawn")
  }
  /// Gives characters an attribute that is not kept with the text; nothing draws it.
  open func addTemporaryAttribute(
    _ attrName: NSAttributedString.Key,
    value: Any,
    forCharacterRange charRange: NSRange
  ) { addTemporaryAttributes([attrName: value], forCharacterRange: charRange) }
  /// Takes such an attribute away; there are none.
  open func removeTemporaryAttribute(
    _ attrName: NSAttributedString.Key,
    forCharacterRange charRange: NSRange
  ) {}
}

/// Who is asked how a text is laid out; never here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Room below a line, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Lines are to be laid out anew.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// The text was laid out in a container.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

extension NSLayoutManagerDelegate {
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
