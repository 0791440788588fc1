import AviaryTestSupport
import SwiftUI
import Testing

@MainActor
@Suite("Labels made of views")
struct AccessibilityLabelContentTests {
  /// The type's name can be written: there is one of it.
  private func urgent<V: View>(_ label: PlaceholderContentView<V>) -> some View {
    Group {
      Text("Urgent")
      label
    }
  }

  @Test("A view is called by the content that is made around it")
  func content() throws {
    let harness = try Harness(Text("Report").accessibilityLabel { urgent($0) })
    #expect(harness.labels == ["Urgent, Report"])
  }

  @Test("The content follows the view")
  func following() throws {
    let harness = try Harness(Text("Report").accessibilityLabel { urgent($0) })
    try harness.work {
      harness.host.content = Text("Letter").accessibilityLabel { urgent($0) }
    }
    #expect(harness.labels == ["Urgent, Letter"])
  }
}
