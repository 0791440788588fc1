@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
package import AviaryGeometry
import AviaryLayout
package import Foundation

// The thin bars that show how far a scroll view is scrolled.
extension ScrollNode {
  private func showsIndicatorNow(_ axis: Axis) -> Bool {
    switch settings.indicators(axis).mode {
    case .visible: true
    case .automatic: flashes > 0 || phase.isScrolling
    case .hidden, .never: false
    }
  }

  /// Where the indicator of an axis lies, and the space along which it moves; nil where it is not shown.
  ///
  /// It is a thin bar that is as long and lies as far along as what is visible.
  private func indicator(_ axis: Axis) -> (rect: CGRect, space: CGFloat)? {
    guard scrolls(axis), showsIndicators, showsIndicatorNow(axis) else { return nil }
    let total = scrolledSize[axis] + margins.total(axis)
    guard total > size[axis], size[axis] > 0 else { return nil }
    let insets = settings.margins.indicators
    let track = size[axis] - insets.total(axis) - 2 * ScrollIndicator.inset
    guard track > 0 else { return nil }
    let range = offsetRange(axis)
    let length = min(track, max(ScrollIndicator.least, track * size[axis] / total))
    let way = range.upperBound - range.lowerBound
    let fraction = way > 0 ? (offset[axis] - range.lowerBound) / way : 0
    let start = insets[.start(of: axis)] + ScrollIndicator.inset + (track - length) * fraction
    let across =
      size[axis.other] - insets[.end(of: axis.other)] - ScrollIndicator.inset
      - ScrollIndicator.thickness
    var rect = CGRect(
      origin: CGPoint(axis, major: start, minor: across),
      size: CGSize(axis, major: length, minor: ScrollIndicator.thickness)
    )
    if isRightToLeft { rect.origin.x = size.width - rect.maxX }
    return (rect, track - length)
  }

  /// The axis whose indicator is at a point, with some space around it.
  package func shownIndicator(at point: CGPoint) -> Axis? {
    Axis.allCases.first {
      indicator($0)?.rect.insetBy(dx: -ScrollIndicator.reach, dy: -ScrollIndicator.reach)
        .contains(point) ?? false
    }
  }

  /// How far the content moves for each point that its indicator does.
  package func indicatorScale(_ axis: Axis) -> CGFloat {
    guard let space = indicator(axis)?.space, space > 0 else { return 0 }
    let range = offsetRange(axis)
    return (range.upperBound - range.lowerBound) / space
  }

  func drawIndicator(_ axis: Axis, into recorder: inout NodeRecorder) {
    guard let (rect, _) = indicator(axis) else { return }
    recorder.builder.fill(
      Path(roundedRect: rect, cornerRadius: ScrollIndicator.thickness / 2),
      .color(ScrollIndicator.color)
    )
  }
}

/// The measures of indicators, in points.
package enum ScrollIndicator {
  static let thickness: CGFloat = 3
  package static let inset: CGFloat = 3
  static let least: CGFloat = 36
  /// How far beside an indicator a mouse still takes it.
  static let reach: CGFloat = 5
  static let color = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
}
