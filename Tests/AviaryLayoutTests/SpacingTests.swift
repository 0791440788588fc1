import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

extension ViewSpacing {
  /// 13-point system text at scale 2, as measured on macOS.
  ///
  /// Source: layout-rules Z9.
  static let systemText = ViewSpacing.text(
    ascent: 13 * 1980 / 2048,
    descent: 13 * 432 / 2048,
    capHeight: 13 * 1443 / 2048,
    pixelLength: 0.5
  )
}

/// - SeeAlso: Documentation/Behaviours/spacing.md, whose cases are named here.
@Suite("ViewSpacing")
struct SpacingTests {
  private let view = ViewSpacing()
  private let text = ViewSpacing.systemText

  @Test("V2, case 1: two views without preferences are 8 apart")
  func defaultDistance() {
    #expect(view.distance(to: view, along: .horizontal) == 8)
    #expect(view.distance(to: view, along: .vertical) == 8)
  }

  @Test("V1, case 2: nothing keeps no distance, and the greater preference counts")
  func zero() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: view, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: text, along: .vertical) > 4)
  }

  @Test("V3, case 3: text over text keeps the greater of both leadings, in whole pixels")
  func textOverText() {
    #expect(text.distance(to: text, along: .vertical) == 0)
    let led = ViewSpacing.text(
      ascent: 10,
      descent: 3,
      capHeight: 7,
      leading: 2,
      pixelLength: 0.5
    )
    #expect(text.distance(to: led, along: .vertical) == 2)
    #expect(led.distance(to: text, along: .vertical) == 2)
  }

  @Test(
    "V3: leadings are rounded to the nearest pixel, as measured on iOS",
    arguments: [(16, 21, 2), (14, 19, 7.0 / 3), (12, 16, 5.0 / 3), (17, 22, 5.0 / 3)]
      as [(CGFloat, CGFloat, CGFloat)]
  )
  func leadingsInPixels(size: CGFloat, line: CGFloat, gap: CGFloat) {
    let spacing = ViewSpacing.text(
      ascent: 0.952 * size,
      descent: 0.241 * size,
      capHeight: 0.7 * size,
      leading: line - 1.193 * size,
      pixelLength: 1 / 3
    )
    #expect(isNear(spacing.distance(to: spacing, along: .vertical), gap))
  }

  @Test("V4, Z9, case 4: text and another view keep unequal distances, as measured on macOS")
  func textAndView() {
    #expect(isNear(text.distance(to: view, along: .vertical), 8.15088))
    #expect(isNear(view.distance(to: text, along: .vertical), 4.74219))
  }

  @Test(
    "V4: the tenth of a line is rounded up to whole pixels",
    arguments: [1, 0.5, 1 / 3] as [CGFloat]
  )
  func roundedUp(pixelLength: CGFloat) {
    let spacing = ViewSpacing.text(
      ascent: 10,
      descent: 2.5,
      capHeight: 7,
      pixelLength: pixelLength
    )
    let gap = view.distance(to: spacing, along: .vertical) - 2.5
    #expect(gap >= 1.25)
    #expect(isNear(gap, (1.25 / pixelLength).rounded(.up) * pixelLength))
  }

  @Test("V5, case 5: beside text nothing is special")
  func besideText() {
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: view, along: .horizontal) == 8)
  }

  @Test("V6 (1), case 6: a frame or padding forgets the preferences of the edges it sets")
  func resetting() {
    let framed = text.resetting(.vertical)
    #expect(framed.distance(to: view, along: .vertical) == 8)
    #expect(isNear(framed.distance(to: text, along: .vertical), 4.74219))
    #expect(text.resetting(.horizontal).distance(to: text, along: .vertical) == 0)
  }

  @Test("L15, case 7: a spacer keeps no distance along its axis, from text neither")
  func spacers() {
    let spacer = ViewSpacing.spacer(along: .vertical)
    for other in [view, text, .zero] {
      #expect(spacer.distance(to: other, along: .vertical) == 0)
      #expect(other.distance(to: spacer, along: .vertical) == 0)
    }
    #expect(ViewSpacing.spacer(along: nil).distance(to: view, along: .horizontal) == 0)
  }

  @Test("V1, Y4, case 8: a union has the greater preferences of the edges that are named")
  func unions() {
    #expect(ViewSpacing.zero.union(view) == view)
    #expect(ViewSpacing.zero.union(text) == text)
    #expect(view.union(view) == view)
    #expect(view.union(.spacer(along: nil)) == view)
    #expect(ViewSpacing.spacer(along: nil).union(text) == text)
    let both = text.union(view, edges: .top)
    #expect(both.distance(to: text, along: .vertical) == 0)
    #expect(isNear(view.distance(to: both, along: .vertical), 8))
    #expect(isNear(text.distance(to: both, along: .vertical), 8.15088))
  }

  @Test("V7, case 9: an explicit spacing ignores preferences")
  func explicitSpacing() {
    let stack = vStack(spacing: 3, rigid(10, 10).spacing(text), rigid(10, 10))
    #expect(stack.measure(.unspecified).height == 23)
  }

  @Test("V4, case 10: a stack asks each pair of neighbours")
  func inStacks() {
    let stack = vStack(
      rigid(10, 10),
      rigid(10, 10).spacing(text),
      rigid(10, 10).spacing(text),
      rigid(10, 10)
    )
    let gaps: CGFloat = 4.74219 + 0 + 8.15088
    #expect(isNear(stack.measure(.unspecified).height, 40 + gaps))
  }
}
