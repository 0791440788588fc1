import AviaryKits
import Foundation
import SwiftUI
import Testing

@Suite("Colours in archives")
@MainActor
struct ColorArchiveTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test(
    "A colour is read as it was written: one of components, one of the system, one with another opacity"
  )
  func isRead() throws {
    let colors = [
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), UIColor.systemRed, UIColor(Color.green),
      UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.25),
    ]
    for color in colors {
      let read = try #require(try archived(color))
      #expect(UIColor(Color(read)).cgColor.components == UIColor(Color(color)).cgColor.components)
    }
    #expect(try archived(.systemRed) == .systemRed)
  }

  @Test("AppKit's colours are read as well")
  func macColors() throws {
    let color = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: data) == color)
  }

  @Test("Colours are equal by what they are, in sets and in collections of Foundation")
  func equality() {
    let (one, two) = (UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(one == two)
    #expect(Set([one, two]).count == 1)
    #expect(NSArray(array: [one]).contains(two))
    #expect(one != UIColor.systemRed)
  }
}
