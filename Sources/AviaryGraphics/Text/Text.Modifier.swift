import Foundation

extension Text {
  /// Something that is said about how a text looks.
  ///
  /// The innermost one of a kind counts, as it does in the environment.
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospaced(Bool)
    case monospacedDigits
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    // Elsewhere, since they are large and few texts have them: what is in front is in every text.
    indirect case underline(LineStyle?)
    indirect case strikethrough(LineStyle?)
    case foreground(TextForeground?)
    case attributes(CustomTextAttributes)
    case scale(Scale)
    case accessibilityLabel(Text)
    /// That the text is a heading of a level; 0 for any.
    case heading(UInt8)

    func apply(to style: inout TextStyling) {
      switch self {
      case .font(let font): if let font { style.font = font }
      case .weight(let weight):
        style.weight = weight
        if weight != nil { style.isBold = false }
      case .bold(let isBold): style.isBold = isBold
      case .italic(let isItalic): style.isItalic = isItalic
      case .design(let design): style.design = design
      case .width(let width): style.width = width
      case .monospaced(let isMonospaced): style.isMonospaced = isMonospaced
      case .monospacedDigits: style.hasMonospacedDigits = true
      case .kerning(let kerning): style.kerning = kerning
      case .tracking(let tracking): style.tracking = tracking
      case .baselineOffset(let offset): style.baselineOffset = offset
      case .underline(let line): style.underline = line
      case .strikethrough(let line): style.strikethrough = line
      case .foreground(let foreground): style.foreground = foreground
      case .attributes(let attributes):
        if style.attributes == nil { style.attributes = CustomTextAttributes() }
        style.attributes?.merge(attributes)
      case .scale(let scale): style.scale = scale
      case .accessibilityLabel, .heading: break
      }
    }
  }
}
