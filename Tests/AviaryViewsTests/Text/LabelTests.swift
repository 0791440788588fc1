import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Doubled: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Label(configuration)
      Label(configuration)
    }
  }
}

private struct Sized: LabelStyle {
  @Environment(\.controlSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    if size == .mini { configuration.icon } else { configuration.title }
  }
}

@MainActor
@Suite("Label")
struct LabelTests {
  private var label: some View {
    Label {
      Text("title")
    } icon: {
      Text("icon")
    }
  }

  @Test("A label shows its icon, then its title")
  func automatic() throws {
    let harness = try Harness(label)
    #expect(harness.labels == ["icon", "title"])
    #expect((harness.frame("title")?.minX ?? 0) - (harness.frame("icon")?.maxX ?? 0) == 8)
  }

  @Test("Styles show one part, or both")
  func styles() throws {
    #expect(try Harness(label.labelStyle(.titleOnly)).labels == ["title"])
    #expect(try Harness(label.labelStyle(.iconOnly)).labels == ["icon"])
    #expect(try Harness(label.labelStyle(.titleAndIcon)).labels == ["icon", "title"])
    #expect(try Harness(label.labelStyle(.automatic)).labels == ["icon", "title"])
  }

  @Test("The innermost style counts")
  func innermost() throws {
    #expect(try Harness(label.labelStyle(.titleOnly).labelStyle(.iconOnly)).labels == ["title"])
  }

  @Test("A style of one's own arranges the parts")
  func custom() throws {
    #expect(try Harness(label.labelStyle(Reversed())).labels == ["title", "icon"])
  }

  @Test("A style reads the environment of the label")
  func environment() throws {
    let styled = label.labelStyle(Sized())
    #expect(try Harness(styled).labels == ["title"])
    #expect(try Harness(styled.controlSize(.mini)).labels == ["icon"])
    #expect(try Harness(label.controlSize(.mini).labelStyle(Sized())).labels == ["icon"])
  }

  @Test("A label in a style is in the style around it")
  func nested() throws {
    #expect(
      try Harness(label.labelStyle(Doubled()).labelStyle(.titleOnly)).labels == ["title", "title"]
    )
    #expect(
      try Harness(label.labelStyle(Doubled())).labels == ["icon", "title", "icon", "title"]
    )
  }

  @Test("An icon of letters stands on the title's first baseline")
  func alignment() throws {
    let harness = try Harness(
      Label {
        Text("one two").frame(width: 30)
      } icon: {
        Text("o").font(.title)
      }
    )
    let icon = harness.frame("o") ?? .zero
    let title = harness.frame("one two") ?? .zero
    #expect(abs(icon.minY + 28 * 0.95 - (title.minY + 17 * 0.95)) < 1e-9)
  }

  @Test("An icon without letters is centred on the title's first line")
  func centredIcon() throws {
    let harness = try Harness(
      Label {
        Text("title")
      } icon: {
        Color.red.frame(width: 44, height: 44)
      }
    )
    let title = harness.frame("title") ?? .zero
    #expect(abs(title.minY + 17 * 0.95 - 6 - 22) < 1e-9)
  }
}
