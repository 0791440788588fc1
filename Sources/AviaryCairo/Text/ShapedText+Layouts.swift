@_spi(Hosting) package import AviaryDrawing
package import Foundation

extension ShapedText {
  /// An extent that took much work, and the rooms for which it is the answer.
  struct Measured {
    var space: AvailableTextSpace
    var extent: TextExtent
  }

  package func layout(width: CGFloat?, height: CGFloat?) -> any TextLayout {
    let width = Self.space(width)
    let height = Self.space(height)
    if let known = knownLayout(width: width, height: height) { return known }
    if let fit = wordsFit(width: width, height: height) {
      return PangoTextLayout(text: self, fit, width: width, height: height)
    }
    return makeLayout(width: width, height: height)
  }

  package func measure(width: CGFloat?, height: CGFloat?) -> TextExtent {
    let width = Self.space(width)
    let height = Self.space(height)
    // 1. Words are added up faster than anything is looked up.
    if let fit = wordsFit(width: width, height: height) { return fit.extent }
    // 2. What is known.
    if let known = knownLayout(width: width, height: height) { return TextExtent(known) }
    if let known = measured.first(where: { $0.space.contains(width: width, height: height) }) {
      return known.extent
    }
    // 3. What has to be found out.
    let layout = makeLayout(width: width, height: height)
    let extent = TextExtent(layout)
    if measured.count == 4 { measured.removeLast() }
    measured.insert(Measured(space: layout.space, extent: extent), at: 0)
    return extent
  }

  /// nil and what isn't a length is endless room.
  private static func space(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }

  // MARK: - Layouts that are held

  private func knownLayout(width: CGFloat, height: CGFloat) -> PangoTextLayout? {
    var next = latest
    while let layout = next {
      if layout.space.contains(width: width, height: height) { return layout }
      next = layout.earlier
    }
    return nil
  }

  /// Remembers a new layout as long as it is held.
  func remember(_ layout: PangoTextLayout) {
    layout.earlier = latest
    latest = layout
  }

  /// Forgets a layout that nobody holds any more.
  func forget(_ layout: PangoTextLayout) {
    if latest === layout {
      latest = layout.earlier
      return
    }
    var next = latest
    while let other = next {
      if other.earlier === layout {
        other.earlier = layout.earlier
        return
      }
      next = other.earlier
    }
  }
}
