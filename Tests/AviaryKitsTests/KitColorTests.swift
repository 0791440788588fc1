import SwiftUI
import Testing

@testable import AviaryKits

@Suite("Colours of UIKit and AppKit")
struct KitColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 100).rounded() }
  }

  @Test(
    "components are sRGB",
    arguments: [
      (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), [20, 40, 60, 50]),
      (UIColor(white: 0.5, alpha: 1), [50, 50, 50, 100]),
      (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), [0, 100, 0, 100]),
      (UIColor.red.withAlphaComponent(0.25), [100, 0, 0, 25]),
    ] as [(UIColor, [CGFloat])]
  )
  func components(color: UIColor, wanted: [CGFloat]) {
    #expect(components(color) == wanted)
  }

  @Test(
    "hue, saturation and brightness come back",
    arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.6, 0.3, 0.4), (0.95, 0.9, 0.7)]
  )
  func hues(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(
      abs(h - hue) < 0.01 && abs(s - saturation) < 0.01 && abs(b - brightness) < 0.01 && a == 1
    )
  }

  @Test("greys tell their brightness, others do not")
  func greys() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.01 && abs(alpha - 0.5) < 0.01)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test("dynamic colours follow traits, appearances and the environment of views")
  func dynamicColors() {
    let touch = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      components(touch.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))[0] == 100
    )
    #expect(
      components(touch.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))[0] == 0
    )
    let desk = NSColor(name: nil) {
      $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color(uiColor: touch).resolve(in: environment).red == 1)
    #expect(Color(nsColor: desk).resolve(in: environment).red == 1)
    environment.colorScheme = .light
    #expect(Color(nsColor: desk).resolve(in: environment).red == 0)
    NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance {
      #expect(desk.redComponent == 1)
    }
    #expect(desk.redComponent == 0)
  }

  @Test("AppKit's colours blend, and change their opacity and colour space")
  func desktopColors() throws {
    let black = NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    let half = try #require(black.blended(withFraction: 0.5, of: .white))
    #expect(abs(half.redComponent - 0.5) < 0.01)
    #expect(black.withAlphaComponent(0.5).alphaComponent == 0.5)
    #expect(NSColor.clear.alphaComponent == 0)
    let grey = NSColor(red: 1, green: 0, blue: 0, alpha: 1).usingColorSpace(.genericGray)
    #expect(grey.map { $0.redComponent == $0.blueComponent } == true)
    #expect(
      NSColor(red: 1, green: 0, blue: 0, alpha: 1)
        == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    )
  }

  @Test("a colour without a kind is UIKit's where AppKit is not imported")
  func implicitMembers() {
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    #expect(Color(NSColor.separatorColor) == Color(nsColor: .separatorColor))
  }
}
