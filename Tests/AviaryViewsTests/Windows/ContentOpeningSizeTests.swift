import Foundation
import Testing

@testable import AviaryApps

/// What size a window opens with where nobody says one.
@Suite("Opening sizes of windows")
struct ContentOpeningSizeTests {
  private let endless = CGSize(width: CGFloat.infinity, height: .infinity)
  private let screen = CGSize(width: 1920, height: 1080)

  private func size(
    least: CGSize = .zero,
    ideal: CGSize,
    greatest: CGSize? = nil,
    screen: CGSize?? = .none,
    height: ((CGFloat) -> CGFloat)? = nil
  ) -> CGSize {
    ContentOpeningSize.size(
      least: least,
      ideal: ideal,
      greatest: greatest ?? endless,
      screen: screen ?? self.screen,
      height: height ?? { _ in ideal.height }
    )
  }

  @Test(
    "lists, which can be of any size, get the room of a small program, up to a part of the screen"
  )
  func lists() {
    #expect(
      size(ideal: CGSize(width: 0, height: 100)) == CGSize(width: 480, height: 720)
    )
    #expect(
      size(ideal: CGSize(width: 0, height: 35_000)) == CGSize(width: 480, height: 1080 * 0.85)
    )
  }

  @Test("columns are as wide as they want to be")
  func columns() {
    let ideal = CGSize(width: 840, height: 300)
    #expect(size(least: CGSize(width: 840, height: 0), ideal: ideal).width == 840)
    #expect(size(ideal: ideal).width == 840)
  }

  @Test("content of a fixed size has some room around it")
  func fixed() {
    let least = CGSize(width: 100, height: 50)
    #expect(size(least: least, ideal: least, greatest: least) == CGSize(width: 320, height: 200))
    let large = CGSize(width: 700, height: 500)
    #expect(size(least: large, ideal: large, greatest: large) == large)
  }

  @Test("a paragraph is broken into lines, and as high as it is then")
  func paragraph() {
    let found = size(
      least: CGSize(width: 30, height: 20),
      ideal: CGSize(width: 9000, height: 20),
      greatest: CGSize(width: 9000, height: 4000)
    ) { 9000 / $0 * 100 }
    #expect(found == CGSize(width: 900, height: 918))
  }

  @Test("no window is larger than its part of the screen, whatever its content says")
  func screens() {
    let small = CGSize(width: 800, height: 600)
    let large = CGSize(width: 4000, height: 3000)
    let part = CGSize(width: 680, height: 510)
    #expect(size(least: large, ideal: large, screen: .some(small)) == part)
    #expect(size(ideal: .zero, screen: .some(nil)) == CGSize(width: 480, height: 680))
  }

  @Test("lengths that are none are as if nothing was said", arguments: [CGFloat.nan, .infinity])
  func noNumbers(length: CGFloat) {
    let none = CGSize(width: length, height: length)
    let found = size(least: none, ideal: none) { _ in length }
    #expect(found.width >= 320 && found.width <= 1632)
    #expect(found.height >= 200 && found.height <= 918)
  }
}
