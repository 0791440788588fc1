package import Foundation

extension InlineMarkdown.Span {
  /// What the markup says, as attributes of Foundation's.
  package var attributes: AttributeContainer {
    var attributes = AttributeContainer()
    var intent: InlinePresentationIntent = []
    if isBold { intent.insert(.stronglyEmphasized) }
    if isItalic { intent.insert(.emphasized) }
    if isCode { intent.insert(.code) }
    if isStruck { intent.insert(.strikethrough) }
    if isHTML { intent.insert(.inlineHTML) }
    if isSoftBreak { intent.insert(.softBreak) }
    if isLineBreak { intent.insert(.lineBreak) }
    if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    if let link { attributes.link = link }
    if let imageURL { attributes.imageURL = imageURL }
    return attributes
  }
}
