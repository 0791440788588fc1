import Foundation
import Observation
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var accent: Color = .red
  @Entry var caption: String?
  @Entry fileprivate var onSelect: (String) -> Void = { _ in }  // a closure
  @Entry var pair: (Int, String) = (
    1, "one"
  )
  @Entry var inferred = 12.5
}

extension ContainerValues {
  @Entry var isPinned: Bool = false
  @Entry var group: Kind?
}

extension Transaction { @Entry var isQuick = false }

extension FocusedValues { @Entry var document: String? }

nonisolated private struct SpanKey: ContainerValueKey {
  static let defaultValue = 1
}

nonisolated extension ContainerValues {
  var span: Int {
    get { self[SpanKey.self] }
    set { self[SpanKey.self] = newValue }
  }
}

enum Kind: Hashable, Sendable { case one, two }

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

@Observable final class Library {
  var titles = ["a", "b"]
  var selection: String?
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  @Environment(\.accent) private var accent
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var colorScheme
  @State private var appearances = 0
  @State private var names: [String] = []
  @Namespace private var space
  @AppStorage("compatibility") private var stored = 3
  @SceneStorage("compatibility") private var scene = "x"
  @ScaledMetric private var size = 10.0
  @FocusState private var isFocused: Bool
  @FocusState private var field: Kind?
  @GestureState private var drag = CGSize.zero
  @AccessibilityFocusState private var isRead: Bool
  @FocusedValue(\.document) private var document
  @FocusedBinding(\.title) private var title
  @StateObject private var counter = Counter()

  var body: some View {
    Group(subviews: content) { subviews in
      let pinned = subviews.filter { $0.containerValues.isPinned }
      HStack {
        ForEach(pinned) { $0.border(accent) }
        Divider()
        ForEach(subviews[pinned.count...]) { subview in
          subview.opacity(subview.containerValues.hasTag(Kind.one) ? 1 : 0.5)
        }
      }
    }
    .focused($isFocused)
    .focused($field, equals: .one)
    .onAppear { appearances += 1 }
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .onChange(of: accent) { _, _ in names.append("changed") }
    .padding(size)
  }
}

extension FocusedValues { @Entry var title: Binding<String>? }

struct Sectioned<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(sections: content) { section in
      VStack(alignment: .leading) {
        section.header.font(.headline)
        section.content
        if !section.footer.isEmpty { section.footer }
      }
    }
  }
}

struct Frame: ViewModifier {
  @State private var isOn = true
  func body(content: Content) -> some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { $0.padding(isOn ? 1 : 0) }
    }
  }
}

struct Fit: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + CGFloat($1.containerValues.span) * 10 }, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY),
        proposal: .unspecified
      )
    }
  }
}

struct Screen: View {
  @Bindable var library: Library
  @State private var isOn = false

  var body: some View {
    VStack {
      Board {
        Text("pinned").pinned().tag(Kind.one)
        Text("loose").containerValue(\.group, .two)
        ForEach(library.titles, id: \.self) { title in
          Text(title).tag(Kind.two)
        }
      }
      Sectioned {
        Section("Header") {
          ForEach($library.titles, id: \.self) { $title in
            Toggle(title, isOn: $isOn)
          }
        }
        Text("outside")
      }
      Fit {
        Text("x").containerValue(\.span, 2)
        Text("y")
      }
      Text("framed").modifier(Frame())
    }
    .environment(\.accent, .blue)
    .environment(library)
  }
}

#Preview("Screen") { Screen(library: Library()) }

#Preview {
  @Previewable @State var isOn = true
  return Toggle("on", isOn: $isOn)
}

struct ScreenPreviews: PreviewProvider {
  static var previews: some View { Screen(library: Library()) }
}

@MainActor
@Suite("Containers as they are written")
struct ContainerCompatibilityTests {
  @Test("They compile and are drawn")
  func drawn() throws {
    let library = Library()
    let renderer = ImageRenderer(content: Screen(library: library).frame(width: 390))
    func labels(_ element: AccessibilityElement) -> [String] {
      (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(labels)
    }
    #expect(
      labels(renderer.accessibilityTree)
        == ["pinned", "loose", "a", "b", "Header", "a", "b", "outside", "x", "y", "framed"]
    )
    library.titles.append("c")
    #expect(labels(renderer.accessibilityTree).filter { $0 == "c" }.count == 2)
    #expect(try renderer.pngData().count > 1_000)
  }
}
