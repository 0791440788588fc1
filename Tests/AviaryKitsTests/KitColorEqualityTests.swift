import SwiftUI
import Testing

@Suite("Equal colours of UIKit")
struct KitColorEqualityTests {
  static let pairs: [(UIColor, UIColor)] = [
    (.white, UIColor(white: 1, alpha: 1)),
    (.black, UIColor(white: 0, alpha: 1)),
    (.clear, UIColor(white: 0, alpha: 0)),
    (.blue, .blue.withAlphaComponent(1)),
    (UIColor(red: 1, green: 0, blue: 0, alpha: 0.5), .red.withAlphaComponent(0.5)),
    (UIColor(Color(red: 1, green: 0, blue: 0)), UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    (UIColor(red: 1, green: 0, blue: 0, alpha: 2), UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
  ]

  @Test("colours of the same components are equal, however they were made", arguments: pairs)
  func equal(_ a: UIColor, _ b: UIColor) {
    #expect(a == b)
    #expect(Set([a, b]).count == 1)
  }

  @Test("a dynamic colour is equal to itself alone")
  func dynamic() {
    #expect(UIColor.systemRed == .systemRed)
    #expect(UIColor.label != .black)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test("the text styles of AppKit have macOS' sizes")
  func appKitSizes() {
    #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == 13)
    #expect(NSFont.preferredFont(forTextStyle: .largeTitle).pointSize == 26)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("Foundation's insets go by one name")
  func insets() {
    let insets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.left + insets.right == 6)
  }
}
