import Observation
import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: String
  var isStarred = false
}

@MainActor
@Observable
final class TripStore {
  var trips = ["Athens", "Berlin", "Cairo", "Dublin"].map { Trip(id: $0) }

  func refresh() async {
    try? await Task.sleep(for: .milliseconds(20))
    trips.append(Trip(id: "Essen"))
  }

  func star(_ trip: Trip) {
    guard let index = trips.firstIndex(of: trip) else { return }
    trips[index].isStarred = true
  }
}

/// What the samples of Documentation/Testing.md are tried on.
struct TripApp: View {
  @State var store = TripStore()

  var body: some View {
    TabView {
      Tab("Trips", systemImage: "map") { TripList(store: store) }
      Tab("Settings", systemImage: "gear") { TripSettings() }
    }
  }
}

struct TripList: View {
  @Bindable var store: TripStore
  @State private var search = ""
  @State private var isAdding = false
  @State private var isAsking = false

  private var found: [Trip] { store.trips.filter { search.isEmpty || $0.id.contains(search) } }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { trip in
          NavigationLink(value: trip) {
            Text(trip.id)
            if trip.isStarred { Text("starred") }
          }
          .swipeActions(edge: .leading) { Button("Star") { store.star(trip) } }
          .swipeActions {
            Button("Delete", role: .destructive) { store.trips.removeAll { $0 == trip } }
          }
          .contextMenu { Button("Star") { store.star(trip) } }
        }
      }
      .refreshable { await store.refresh() }
      .searchable(text: $search)
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) { TripPage(trip: $0) }
      .toolbar {
        Button("Add") { isAdding = true }
        Button("Delete all") { isAsking = true }
      }
      .sheet(isPresented: $isAdding) { NewTrip { store.trips.append(Trip(id: $0)) } }
      .alert("Delete all trips?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { store.trips = [] }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct NewTrip: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  let add: (String) -> Void

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New Trip")
        .toolbar {
          Button("Save") {
            add(name)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
    }
  }
}

struct TripPage: View {
  let trip: Trip
  @State private var state = "loading"
  @State private var isAsking = false
  @State private var isTipShown = false

  var body: some View {
    VStack {
      Text(state)
        .task {
          try? await Task.sleep(for: .milliseconds(20))
          state = "loaded"
        }
      if let map = URL(string: "https://example.org/\(trip.id)") { Link("Map", destination: map) }
      Button("Cancel trip") { isAsking = true }
        .confirmationDialog("Cancel it?", isPresented: $isAsking) {
          Button("Cancel for good", role: .destructive) { state = "cancelled" }
        }
      Button("Tip") { isTipShown = true }
        .popover(isPresented: $isTipShown) { Text("Take a map").padding() }
      Menu("Options") { Button("Copy") { state = "copied" } }
      DisclosureGroup("Details") { Text("By train") }
    }
    .navigationTitle(trip.id)
  }
}

struct TripSettings: View {
  static let start = Date(timeIntervalSince1970: 1_767_260_460)
  private static let sizes = ["Small", "Medium", "Large"]
  @State private var sizes = Array(repeating: "Small", count: 5)
  @State private var date = TripSettings.start
  @State private var day = TripSettings.start
  @State private var alarm = TripSettings.start
  @State private var volume = 0.5
  @State private var people = 2
  @State private var isUrgent = false
  @State private var password = ""
  @State private var notes = "Hello"
  @State private var tint = Color.red

  private func picker(_ name: String, _ index: Int) -> some View {
    Picker(name, selection: $sizes[index]) {
      ForEach(Self.sizes, id: \.self) { Text($0) }
    }
  }

  var body: some View {
    NavigationStack {
      Form {
        Text(sizes.joined(separator: " ")).accessibilityIdentifier("sizes")
        picker("Size", 0)
        picker("Seat", 1).pickerStyle(.segmented)
        picker("Room", 2).pickerStyle(.wheel)
        picker("Car", 3).pickerStyle(.navigationLink)
        picker("Bag", 4).pickerStyle(.inline)
        DatePicker("Start", selection: $date, displayedComponents: .date)
        DatePicker("Meeting", selection: $date)
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
        Slider(value: $volume) { Text("Volume") }
        Stepper("People: \(people)", value: $people)
        Toggle("Urgent", isOn: $isUrgent)
        ColorPicker("Tint", selection: $tint)
        SecureField("Password", text: $password)
        TextEditor(text: $notes)
      }
    }
  }
}

/// What is dragged, pressed and typed.
struct Pad: View {
  @State private var words = "idle"
  @State private var basket = "empty"
  @State private var rows = ["One", "Two", "Three"]
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(words).accessibilityIdentifier("words")
      Circle().frame(width: 60, height: 60)
        .accessibilityElement().accessibilityLabel("Puck")
        .gesture(
          DragGesture().onChanged { _ in words = "moving" }
            .onEnded { words = "moved \(Int($0.translation.width.rounded()))" }
        )
      Text("Apple").draggable("Apple")
      Text("Basket: \(basket)").padding(30)
        .dropDestination(for: String.self) { items, _ in
          basket = items.joined()
          return true
        }
      Text("Card").onTapGesture(count: 2) { words = "twice" }
        .onHover { words = $0 ? "over" : "off" }
        .accessibilityAction(named: "Turn over") { words = "turned" }
      TextField("Name", text: $name).focused($isFocused)
      Button("Rename") { isFocused = true }
      Button("Save") { words = "saved" }.keyboardShortcut("s")
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

extension ShoppingList.Store {
  /// Bread, eggs and tea.
  static var sample: ShoppingList.Store { ShoppingList.Store() }
}
