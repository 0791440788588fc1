import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Published lengths")
struct PublishedLengthTests {
  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }

  @Test("Alerts and choices have the lengths that were published")
  func dialogs() throws {
    func alert(_ size: DynamicTypeSize) -> some View {
      Color.clear.alert(Text(verbatim: "title"), isPresented: .constant(true)) {
        Button {
        } label: {
          Text(verbatim: "no")
        }
        Button {
        } label: {
          Text(verbatim: "yes")
        }
      }
      .environment(\.dynamicTypeSize, size)
    }
    let usual = try Harness(alert(.large))
    #expect(usual.dump.contains("270x"))
    // One answer, as high as all of the card below the heading.
    #expect(near(try #require(usual.frame("yes")).height, 45))
    #expect(try Harness(alert(.accessibility1)).dump.contains("310x"))
    let choice = try Harness(
      Color.clear.confirmationDialog(
        Text(verbatim: "title"),
        isPresented: .constant(true),
        titleVisibility: .hidden
      ) {
        Button {
        } label: {
          Text(verbatim: "one")
        }
        Button {
        } label: {
          Text(verbatim: "two")
        }
      }
    )
    let one = try #require(choice.frame("one"))
    let two = try #require(choice.frame("two"))
    #expect(one.minX == 8 && one.width == 374)
    #expect(near(two.minY - one.minY, 57.17))
  }

  @Test("Wheels have the lengths that were published")
  func wheels() throws {
    let wheel = Picker(selection: .constant(1)) {
      ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
    } label: {
      Text(verbatim: "p")
    }
    .pickerStyle(.wheel).labelsHidden().fixedSize()
    #expect(try Harness(wheel, width: nil, height: nil).size.height == 216)
    let theme = ControlTheme.standard
    #expect(theme.wheel.rowHeight == 32 && theme.wheel.textSize == 21)
    #expect(theme.shared.disabledOpacity == 0.5 && theme.shared.trackHeight == 4)
  }
  @Test("Small buttons are 28 high, regular ones 34 and large ones 50")
  func buttons() throws {
    func height(_ size: ControlSize) throws -> CGFloat {
      let button = Button {
      } label: {
        Text(verbatim: "a")
      }
      .buttonStyle(.bordered).controlSize(size)
      return try Harness(button, width: nil, height: nil).size.height
    }
    #expect(try abs(height(.mini) - 28) < 1 && abs(height(.small) - 28) < 1)
    #expect(try abs(height(.regular) - 34.33) < 1 && abs(height(.large) - 50.33) < 1)
  }

  @Test("Menus have the lengths that were published")
  func menus() throws {
    let menu = OpenMenu(
      content: AnyView(
        ForEach(0..<2) { number in
          MenuRow(isSelected: nil) {
          } label: {
            Text(verbatim: "\(number)")
          }
        }
      ),
      isReversed: false
    )
    let harness = try Harness(menu, width: nil, height: nil)
    #expect(harness.size.width == 250)
    #expect(try #require(harness.frame("0")).height == 44)
    let theme = ControlTheme.standard
    #expect(theme.menu.radius == 13 && theme.menu.margin == 16 && theme.menu.sectionGap == 8)
    #expect(theme.swipe.actionWidth == 74)
  }

  @Test("Dots of pages are 17 apart")
  func dots() {
    let theme = ControlTheme.standard.pageDots
    #expect(theme.length == 7 && theme.length + theme.spacing == 17)
    let progress = ControlTheme.standard.progress
    #expect(progress.length == 20 && progress.largeLength == 37)
  }
}
