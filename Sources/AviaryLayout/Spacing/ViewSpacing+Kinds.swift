package import AviaryGeometry
package import Foundation

extension ViewSpacing {
  /// The spacing of a text.
  ///
  /// Text over text keeps the greater of both leadings, in whole pixels; text and anything else keep their distance by the
  /// shape of the letters, unlike above and below. Beside a text nothing is special.
  ///
  /// - Parameters:
  ///   - ascent: From the baseline up to the line's top, in points.
  ///   - descent: From the baseline down to the line's bottom, positive.
  ///   - capHeight: The height of a capital letter.
  ///   - leading: What the font wants between lines; 0 for none.
  ///   - pixelLength: The side of a device pixel in points: 0.5 at scale 2. Distances use whole
  ///     ones.
  /// - Returns: For 13-point system text at scale 2, which has ascent 12.56836, descent 2.74219 and
  ///   cap height 9.15967: 8.15088 below it and 4.74219 above it.
  /// - SeeAlso: layout-rules V3, V4, V5, Z9.
  package static func text(
    ascent: CGFloat,
    descent: CGFloat,
    capHeight: CGFloat,
    leading: CGFloat = 0,
    pixelLength: CGFloat
  ) -> ViewSpacing {
    let lineHeight = ascent + descent
    let gap = (0.1 * lineHeight).roundedUp(to: pixelLength)
    let leading = max(0, leading.rounded(to: pixelLength))
    var result = ViewSpacing()
    result.top = EdgePreference(
      kinds: .text,
      towardText: leading,
      towardOther: max(0, descent + gap)
    )
    result.bottom = EdgePreference(
      kinds: .text,
      towardText: leading,
      towardOther: max(0, lineHeight + gap - capHeight, gap + descent)
    )
    return result
  }

  /// The spacing of a spacer: none along the axis it grows along, nothing to say across it.
  ///
  /// - Parameter axis: The axis of the stack around it; nil outside a stack, where it grows along
  ///   both.
  /// - SeeAlso: layout-rules L15.
  package static func spacer(along axis: Axis?) -> ViewSpacing {
    var result = ViewSpacing.zero
    for edge in Edge.allCases where axis == nil || edge.axis == axis { result[edge] = .gap }
    return result
  }

  /// This spacing with that of a view without preferences on some edges.
  ///
  /// A frame forgets its content's preferences on both edges of an axis that it sets, padding on
  /// the edges that it pads.
  ///
  /// - SeeAlso: layout-rules V6.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    replacing(edges, from: ViewSpacing())
  }

  /// This spacing with the preferences of `other` on some edges.
  ///
  /// A text of several fonts takes its top from the first line and its bottom from the last.
  package func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = other[edge] }
    return result
  }
}

extension CGFloat {
  /// The multiple of `unit` that is nearest to this length; the length itself for no unit.
  package func rounded(to unit: CGFloat) -> CGFloat {
    unit > 0 ? (self / unit).rounded() * unit : self
  }

  /// The least multiple of `unit` that is not below this length; the length itself for no unit.
  package func roundedUp(to unit: CGFloat) -> CGFloat {
    guard unit > 0 else { return self }
    let multiple = self / unit
    // A length that is a multiple but for the last bits of its representation stays.
    let nearest = multiple.rounded()
    return ((multiple - nearest).magnitude < 1e-6 ? nearest : multiple.rounded(.up)) * unit
  }
}
