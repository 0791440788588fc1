@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Texts among other views")
struct ShownTextTests {
  @Test("V3, V5: texts over each other touch; texts beside each other keep 8")
  func spacingOfTexts() throws {
    let column = try Harness(
      VStack {
        Text("a"); Text("b")
      }
    )
    #expect(column.frame("b")?.minY == column.frame("a")?.maxY)
    let row = try Harness(
      HStack {
        Text("a"); Text("b")
      }
    )
    #expect((row.frame("b")?.minX ?? 0) - (row.frame("a")?.maxX ?? 0) == 8)
  }

  @Test("S13: texts in a row stand on one baseline if asked")
  func baselines() throws {
    let row = try Harness(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.title); Text("b")
      }
    )
    let a = row.frame("a") ?? .zero
    let b = row.frame("b") ?? .zero
    #expect(abs(a.minY + 28 * 0.95 - (b.minY + 17 * 0.95)) < 1e-9)
    let last = try Harness(
      HStack(alignment: .lastTextBaseline) {
        Text("a b").frame(width: 10); Text("c")
      }
    )
    // Two lines of 20.4 are 41 high in whole pixels, one is 21.
    let twoLines = (last.frame("a b")?.maxY ?? 0) - (41 - 40.8)
    #expect(abs(twoLines - ((last.frame("c")?.maxY ?? 1) - (21 - 20.4))) < 1e-9)
  }

  @Test("A redacted text shows bars and tells nobody")
  func redaction() throws {
    let harness = try Harness(Text("secret").redacted(reason: .placeholder))
    #expect(harness.labels.isEmpty)
    #expect(!harness.dump.contains("secret"))
    #expect(harness.root.accessibilityTree.children[0].frame.width == 51)
    let shown = try Harness(Text("shown").unredacted().redacted(reason: .placeholder))
    #expect(shown.labels == ["shown"])
    let mixed = try Harness(
      VStack {
        Text("open"); Text("secret").privacySensitive()
      }.redacted(reason: .privacy)
    )
    #expect(mixed.labels == ["open"])
  }

  @Test("The reader's size reaches texts and lengths")
  func dynamicTypeSize() throws {
    struct Scaled: View {
      @ScaledMetric var length = 17.0
      @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 34
      var body: some View { Text(verbatim: "\(length) \(title)") }
    }
    #expect(try Harness(Scaled()).labels == ["17.0 34.0"])
    #expect(try Harness(Scaled().dynamicTypeSize(.xLarge)).labels == ["19.0 36.0"])
    let bounded = try Harness(
      Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.accessibility5)
    )
    #expect(bounded.frame("a")?.width == 10.5)
    let kept = try Harness(
      Text("a").dynamicTypeSize(.small ... .xxLarge).dynamicTypeSize(.medium)
    )
    #expect(kept.frame("a")?.width == 8)
  }

  @Test("A text that changes is drawn again, one that stays is not")
  func updates() throws {
    let harness = try Harness(
      VStack {
        Text("a"); Text("b")
      }
    )
    let same = try harness.work {
      harness.host.content = VStack {
        Text("a"); Text("b")
      }
    }
    #expect(same.measurements == 0)
    try harness.work {
      harness.host.content = VStack {
        Text("a"); Text("c")
      }
    }
    #expect(harness.labels == ["a", "c"])
    #expect(harness.dump.contains("c"))
  }

  @Test("A label of its own is read instead")
  func accessibilityLabel() throws {
    #expect(try Harness(Text("★").accessibilityLabel("star")).labels == ["star"])
  }

  // MARK: - Dates

  @Test("Dates are written in the environment's locale and time zone")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    var services = PlatformServices()
    services.today = { date }
    let root = ViewRoot(textEngine: FakeTextEngine(), images: FakeImages(), services: services)
    func string(_ text: Text, _ locale: String = "en_US") -> String {
      var environment = EnvironmentValues(scope: root.environment)
      environment.locale = Locale(identifier: locale)
      environment.timeZone = TimeZone(identifier: "UTC") ?? .current
      return text.string(in: environment)
    }
    #expect(string(Text(date, style: .date)) == "November 14, 2023")
    #expect(string(Text(date, style: .date), "de_DE") == "14. November 2023")
    #expect(string(Text(date + 8580, style: .relative)) == "2 hours, 23 minutes")
    #expect(string(Text(date - 7200, style: .offset)) == "-2 hours")
    #expect(string(Text(date - 91 * 86_400, style: .offset)) == "-2 months")
    #expect(string(Text(date + 366 * 86_400 + 60, style: .relative)) == "1 year, 1 minute")
    #expect(string(Text(date - 10 * 86_400, style: .relative)) == "1 week, 3 days")
    #expect(string(Text(date, style: .relative)) == "0 seconds")
    #expect(string(Text(date + 3723, style: .timer)) == "1:02:03")
    #expect(string(Text(timerInterval: date...(date + 90))) == "1:30")
    #expect(string(Text(timerInterval: (date - 30)...(date + 90), countsDown: false)) == "0:30")
    #expect(
      string(Text(timerInterval: date...(date + 3723), showsHours: false)) == "62:03"
    )
  }
}
