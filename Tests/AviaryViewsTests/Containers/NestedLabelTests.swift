import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

// Labels and boxes whose styles take apart what is in them.
extension NestedContainerTests {
  @Test("A button's label is one view to its style, and may be made of subviews")
  func buttonLabel() throws {
    struct Spread: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Group(subviews: configuration.label) { parts in
            Text("\(parts.count) parts")
            ForEach(parts) { $0.padding(1) }
          }
        }
      }
    }
    struct Spaced<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Button(action: {}) { ForEach(subviews: content) { $0.padding(1) } }
      }
    }
    let harness = try Harness(
      Spaced {
        Text("one"); Text("two")
      }.buttonStyle(Spread())
    )
    // A button is one element; its label tells what is drawn in it.
    let text = harness.labels.joined(separator: " ")
    #expect(["1 parts", "one", "two"].allSatisfy { text.contains($0) }, "\(text)")
  }

  @Test("A label's title may be made of subviews, and a label style takes it apart")
  func labelTitle() throws {
    struct Listed<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Label {
          VStack { ForEach(subviews: content) { $0 } }
        } icon: {
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    #expect(
      try Harness(
        Listed {
          Text("a"); Text("b")
        }
      ).labels.joined().contains("a")
    )
    struct Counting: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Group(subviews: configuration.title) { titles in
            Text("\(titles.count) titles")
            titles
          }
        }
      }
    }
    let labels = try Harness(
      Label {
        Text("t1"); Text("t2")
      } icon: {
        EmptyView()
      }.labelStyle(Counting())
    ).labels
    #expect(labels == ["2 titles", "t1", "t2"])
  }

  @Test("A group box's content can be taken apart by its style")
  func groupBox() throws {
    struct Counting: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Group(subviews: configuration.content) { parts in
            Text("\(parts.count)"); parts
          }
        }
      }
    }
    let labels = try Harness(
      GroupBox {
        Text("a"); Text("b"); Text("c")
      }.groupBoxStyle(Counting())
    ).labels
    #expect(labels == ["3", "a", "b", "c"])
  }
}
