import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Labels in menus")
struct MenuLabelTests {
  struct Filters: View {
    @State private var choice = 1
    var second = "Pears"

    var body: some View {
      NavigationStack {
        Color.clear.toolbar {
          Menu("Filter", systemImage: "star") {
            Picker("Kind", selection: $choice) {
              Label("Apples", systemImage: "star").tag(1)
              Label(second, systemImage: "heart").tag(2)
            }
          }
        }
      }
    }
  }

  private func picture<Content: View>(of content: Content) async throws -> Data {
    let screen = Screen(content, size: .iPhone)
    try screen.popUpButton("Filter").tap()
    await screen.settle()
    return try screen.pngData()
  }

  @Test("Choices with an icon show their titles in the menu of a bar")
  func choices() async throws {
    let pears = try await picture(of: Filters())
    let plums = try await picture(of: Filters(second: "Plums"))
    #expect(pears != plums)
  }

  struct Items: View {
    @State private var isOn = false
    let isSpelledOut: Bool

    var body: some View {
      Menu("Filter") {
        if isSpelledOut {
          Button {
          } label: {
            VStack(alignment: .leading) {
              Text("Export")
              Text("As a document").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Toggle(isOn: $isOn) {
            VStack(alignment: .leading) {
              Text("Notify")
              Text("When it is done").font(.subheadline).foregroundStyle(.secondary)
            }
          }
        } else {
          Button {
          } label: {
            Text("Export")
            Text("As a document")
          }
          Toggle(isOn: $isOn) {
            Text("Notify")
            Text("When it is done")
          }
        }
      }
    }
  }

  @Test("The second text of an item stands below the first one")
  func explanations() async throws {
    let short = try await picture(of: Items(isSpelledOut: false))
    let spelledOut = try await picture(of: Items(isSpelledOut: true))
    #expect(short == spelledOut)
  }
}
