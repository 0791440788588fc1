@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var dots: PageDotsTheme { ControlTheme.standard.pageDots }

/// A dot for each page, the current one brighter; a tap beside the middle turns the page.
struct PageDots: View {
  @Environment(\.pageIndexBackground) private var background
  let count: Int
  let current: Int
  /// Goes to another page.
  let select: (Int) -> Void

  @Environment(\.layoutDirection) private var layoutDirection
  @State private var width: CGFloat = 0

  /// Goes on by some pages, as far as there are any.
  private func turn(by pages: Int) {
    let next = current + pages
    if (0..<count).contains(next) { select(next) }
  }

  var body: some View {
    HStack(spacing: dots.spacing) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : dots.fadedOpacity))
          .frame(width: dots.length, height: dots.length)
      }
    }
    .padding(.horizontal, dots.horizontalPadding)
    .padding(.vertical, dots.verticalPadding)
    .background {
      if background == .visible {
        Capsule().fill(Color.black.opacity(dots.backgroundOpacity))
      }
    }
    .contentShape(Rectangle())
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    .onTapGesture { location in
      let isRight = location.x > width / 2
      turn(by: isRight == (layoutDirection == .leftToRight) ? 1 : -1)
    }
    .padding(.bottom, dots.bottomMargin)
    .accessibilityAdjustableAction { turn(by: $0 == .increment ? 1 : -1) }
    .controlDescription(
      .slider,
      label: "page \(current + 1) of \(count)",
      range: AccessibilityRange(1, Double(max(count, 1)), Double(current + 1), step: 1)
    )
  }
}
