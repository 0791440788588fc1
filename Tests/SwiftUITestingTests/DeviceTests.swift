import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// What views are told of the device that a screen stands for.
@MainActor
@Suite("Devices")
struct DeviceTests {
  private struct Facts: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
      sizeClass == .compact ? "compact" : "regular"
    }

    var body: some View {
      Text("\(name(horizontal)), \(name(vertical))").accessibilityIdentifier("classes")
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
        .accessibilityIdentifier("idiom")
      Text("\(Int(UIScreen.main.bounds.width)) × \(Int(UIScreen.main.bounds.height))")
        .accessibilityIdentifier("bounds")
    }
  }

  private func facts(_ size: ScreenSize) throws -> [String] {
    let screen = Screen(Facts(), size: size)
    return try ["classes", "idiom", "bounds"].map {
      try screen.element(identifier: .equal($0)).text
    }
  }

  @Test("size classes, the kind of device and the screen's bounds are those of the size")
  func sizes() throws {
    #expect(try facts(.iPhone) == ["compact, regular", "phone", "390 × 844"])
    #expect(try facts(.iPhone.landscape) == ["compact, compact", "phone", "844 × 390"])
    #expect(try facts(.iPhoneProMax.landscape) == ["regular, compact", "phone", "956 × 440"])
    #expect(try facts(.iPad) == ["regular, regular", "pad", "820 × 1,180"])
    #expect(try facts(.iPad.landscape) == ["regular, regular", "pad", "1,180 × 820"])
    #expect(try facts(.window) == ["regular, regular", "pad", "900 × 600"])
  }

  @Test("a screen that is turned tells its views")
  func turning() throws {
    let screen = Screen(Facts())
    screen.size = .iPhone.landscape
    #expect(try screen.element(identifier: "classes").text == "compact, compact")
  }

  @Test("insets of the safe area are kept free, unless a view ignores them")
  func safeArea() throws {
    let screen = Screen(
      ZStack(alignment: .top) {
        Color.teal.accessibilityElement().accessibilityLabel("All").ignoresSafeArea()
        GeometryReader { space in Text("\(Int(space.safeAreaInsets.top))") }
      },
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    )
    #expect(try screen.text("47").frame.minY == 47)
    #expect(try screen.element("All").frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
