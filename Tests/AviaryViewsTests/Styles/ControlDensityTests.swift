import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryApps
@_spi(Engine) @testable import AviaryControls

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
    let screen = Screen(view)
    return try screen.row("two").frame.minY - screen.row("one").frame.minY
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
    let screen = Screen(list)
    #expect(try screen.row("two").frame.minY - screen.row("one").frame.minY >= 60)
  }

  private func items(_ density: ControlDensity) async throws -> CGFloat {
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
    let screen = Screen(menu.controlDensity(density))
    try screen.popUpButton("menu").tap()
    await screen.settle()
    return try screen.menuItem("second").frame.minY - screen.menuItem("first").frame.minY
  }

  @Test("items of menus are 44 points high for fingers, 26 for a pointer")
  func menus() async throws {
    #expect(abs(try await items(.touch) - 44) <= 1)
    #expect(try await items(.pointer) == 26)
  }

  private func button(_ density: ControlDensity) throws -> CGFloat {
    let button = Button {
    } label: {
      Color.clear.frame(width: 20, height: 20)
    }
    .buttonStyle(.bordered)
    let screen = Screen(
      VStack(spacing: 0) {
        button
        Text(verbatim: "below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .controlDensity(density)
    )
    return try screen.text("below").frame.minY
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
