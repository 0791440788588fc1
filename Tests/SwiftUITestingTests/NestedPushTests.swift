import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Screens that push screens of their own kind")
struct NestedPushTests {
  private struct Presented: View {
    let index: Int
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("screen \(index)")
        Button("Push") { isOn = true }
      }
      .navigationDestination(isPresented: $isOn) { AnyView(Presented(index: index + 1)) }
    }
  }

  private struct Linked: View {
    let index: Int
    @State private var isOn: Bool
    init(index: Int, until last: Int = 0) {
      self.index = index
      self.last = last
      _isOn = State(initialValue: index < last)
    }
    let last: Int
    var body: some View {
      VStack {
        Text("screen \(index)")
        Button("Push") { isOn = true }
        NavigationLink(isActive: $isOn) {
          AnyView(Linked(index: index + 1, until: last))
        } label: {
          EmptyView()
        }
      }
    }
  }

  private struct Tagged: View {
    let index: Int
    @State private var chosen: Int?
    var body: some View {
      VStack {
        Text("screen \(index)")
        Button("Push") { chosen = 1 }
        NavigationLink(tag: 1, selection: $chosen) {
          AnyView(Tagged(index: index + 1))
        } label: {
          EmptyView()
        }
      }
    }
  }

  private struct Item: View {
    let index: Int
    @State private var item: String?
    var body: some View {
      VStack {
        Text("screen \(index)")
        Button("Push") { item = "same" }
      }
      .navigationDestination(item: $item) { _ in AnyView(Item(index: index + 1)) }
    }
  }

  private func walk(_ root: some View) async throws {
    let screen = Screen(NavigationStack { root.navigationTitle("Root") })
    for index in 0..<4 {
      #expect(screen.text("screen \(index)").exists, "\(screen)")
      try screen.button("Push").tap()
      await screen.settle()
    }
    for index in [4, 3, 2, 1] {
      #expect(screen.text("screen \(index)").exists, "\(screen)")
      try screen.buttons.first.tap()
      await screen.settle()
    }
    #expect(screen.text("screen 0").exists)
  }

  @Test("while a binding is true") func presented() async throws {
    try await walk(Presented(index: 0))
  }
  @Test("while a link is active") func linked() async throws { try await walk(Linked(index: 0)) }
  @Test("while a link's tag is selected") func tagged() async throws {
    try await walk(Tagged(index: 0))
  }
  @Test("for an item that each of them has") func item() async throws {
    try await walk(Item(index: 0))
  }

  @Test("three links that are active from the start show the last screen")
  func deep() async throws {
    let screen = Screen(NavigationStack { Linked(index: 0, until: 3) })
    await screen.settle()
    #expect(screen.text("screen 3").exists, "\(screen)")
  }
}
