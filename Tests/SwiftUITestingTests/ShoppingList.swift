import Observation
import SwiftUI

/// What the driver is tried on: a form, a list and a sheet, as people write them.
struct ShoppingList: View {
  struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isDone = false
  }

  @Observable
  final class Store {
    var items = ["Bread", "Eggs", "Tea"].map { Item(name: $0) }
  }

  @State private var store: Store
  @State private var name = ""
  @State private var isUrgent = false
  @State private var amount = 1.0
  @State private var count = 0
  @State private var state = "loading"
  @State private var isInfoShown = false

  init(store: Store = Store()) { _store = State(initialValue: store) }

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Item", text: $name).onSubmit(add)
        HStack {
          Button("Add", action: add).disabled(name.isEmpty)
          Toggle("Urgent", isOn: $isUrgent)
          Button("Info") { isInfoShown = true }
        }
        Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
        Stepper("Count \(count)", value: $count)
        Text(state).accessibilityIdentifier("state")
        List {
          ForEach(store.items) { item in
            HStack {
              Text(item.name)
              if item.isDone { Text("done") }
            }
            .swipeActions(edge: .leading) { Button("Done") { finish(item) } }
          }
        }
      }
      .navigationTitle("Shopping")
      .task {
        try? await Task.sleep(for: .milliseconds(30))
        state = "loaded"
      }
      .sheet(isPresented: $isInfoShown) {
        Text("Three things")
        Button("Close") { isInfoShown = false }
      }
    }
  }

  private func add() {
    guard !name.isEmpty else { return }
    store.items.append(Item(name: name))
    name = ""
  }

  private func finish(_ item: Item) {
    guard let index = store.items.firstIndex(of: item) else { return }
    store.items[index].isDone = true
  }
}
