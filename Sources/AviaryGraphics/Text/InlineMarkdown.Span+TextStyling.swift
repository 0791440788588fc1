import AviaryFoundation

extension InlineMarkdown.Span {
  /// A style with what the markup adds.
  func apply(to style: TextStyling) -> TextStyling {
    var style = style
    if isBold { style.isBold = true }
    if isItalic { style.isItalic = true }
    if isCode { style.isMonospaced = true }
    if isStruck { style.strikethrough = .single }
    if let link { style.link = link }
    return style
  }
}
