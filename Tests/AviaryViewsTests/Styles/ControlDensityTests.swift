import AviaryInteraction
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryApps
@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Density of controls")
struct ControlDensityTests {
  private func rows(_ look: LookAndFeel, _ density: ControlDensity?) throws -> CGFloat {
    let list = List {
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
    .lookAndFeel(look)
    let view = density.map { AnyView(list.controlDensity($0)) } ?? AnyView(list)
    let harness = try Harness(view, width: 320, height: 300)
    return try harness.place("two").minY - harness.place("one").minY
  }

  @Test("rows of lists are 44 and 52 points high where nobody says otherwise, 28 for a pointer")
  func lists() throws {
    #expect(abs(try rows(.system18, nil) - 44) < 1)
    #expect(abs(try rows(.system18, .touch) - 44) < 1)
    #expect(abs(try rows(.system18, .pointer) - 28) < 1)
    #expect(abs(try rows(.system26, nil) - 52) < 1)
    #expect(abs(try rows(.system26, .pointer) - 28) < 1)
  }

  @Test("an app's own least height of rows counts at each density")
  func ownHeight() throws {
    let list = List {
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
    .environment(\.defaultMinListRowHeight, 60)
    .controlDensity(.pointer)
    let harness = try Harness(list, width: 320, height: 300)
    #expect(try harness.place("two").minY - harness.place("one").minY >= 60)
  }

  private func items(_ density: ControlDensity) throws -> CGFloat {
    let menu = Menu {
      Button {
      } label: {
        Text(verbatim: "first")
      }
      Button {
      } label: {
        Text(verbatim: "second")
      }
    } label: {
      Text(verbatim: "menu")
    }
    let harness = try Harness(menu.controlDensity(density), width: 400, height: 400)
    let hand = Hand(harness)
    try hand.tap(harness.frame("menu"))
    try hand.wait(1)
    return try harness.place("second").minY - harness.place("first").minY
  }

  @Test("items of menus are 44 points high for fingers, 26 for a pointer")
  func menus() throws {
    #expect(abs(try items(.touch) - 44) <= 1)
    #expect(try items(.pointer) == 26)
  }

  private func button(_ density: ControlDensity) throws -> CGFloat {
    let button = Button {
    } label: {
      Color.clear.frame(width: 20, height: 20)
    }
    .buttonStyle(.bordered)
    let harness = try Harness(
      VStack(spacing: 0) {
        button
        Text(verbatim: "below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .controlDensity(density),
      width: 200,
      height: 200
    )
    return try harness.place("below").minY
  }

  @Test(
    "buttons with a border are 7 points higher than their label above and below, 4 for a pointer"
  )
  func buttons() throws {
    #expect(try button(.touch) == 34)
    #expect(try button(.pointer) == 28)
  }

  @Test("densities have the names that the environment says them by")
  func names() {
    #expect(ControlDensity(name: "touch") == .touch)
    #expect(ControlDensity(name: "pointer") == .pointer)
    #expect(ControlDensity(name: "dense") == nil)
    #expect(EnvironmentValues().controlDensity == .touch)
  }
}

extension Harness {
  /// Where something is that is there.
  fileprivate func place(_ label: String) throws -> CGRect { try #require(frame(label)) }
}
