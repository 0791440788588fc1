@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var dots: PageDotsTheme { ControlTheme.standard.pageDots }

/// A dot for each page, the current one brighter.
struct PageDots: View {
  @Environment(\.pageIndexBackground) private var background
  let count: Int
  let current: Int

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
    .padding(.bottom, dots.bottomMargin)
    .controlDescription(
      .slider,
      label: "page \(current + 1) of \(count)",
      range: AccessibilityRange(1, Double(max(count, 1)), Double(current + 1), step: 1)
    )
  }
}
