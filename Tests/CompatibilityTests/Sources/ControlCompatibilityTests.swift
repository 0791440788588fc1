import SwiftUI
import Testing

/// Lists, controls and navigation as programs for Apple's systems write them.
@MainActor
@Suite("Controls as they are written")
struct ControlCompatibilityTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Item]?
  }

  enum Field: Hashable { case name, mail }

  /// Every property wrapper, private and with a first value where it takes one.
  struct Wrappers: View {
    @Namespace private var space
    @AppStorage("compatibility.count") private var count = 3
    @SceneStorage("compatibility.title") private var title = "title"
    @ScaledMetric private var inset = 4.0
    @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 2
    @AccessibilityFocusState private var isRead: Bool
    @FocusState private var field: Field?
    @GestureState private var isPressed = false
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.editMode) private var editMode

    var body: some View {
      VStack(spacing: gap) {
        TextField(title, text: $text).focused($field, equals: .name)
          .textFieldStyle(.roundedBorder).keyboardType(.emailAddress)
          .textInputAutocapitalization(.never).autocorrectionDisabled()
          .submitLabel(.done).onSubmit { field = nil }
        Stepper("\(count)", value: $count)
        Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "not editing")
          .accessibilityFocused($isRead)
          .matchedTransitionSource(id: "text", in: space)
          .opacity(isPressed ? 0.5 : 1)
      }
      .padding(inset)
    }
  }

  struct Row: View {
    let item: Item
    var body: some View {
      Label(item.name, systemImage: "star")
        .badge(item.id)
        .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
        .contextMenu {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
        .listRowSeparator(.hidden)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets())
    }
  }

  struct Lists: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var selection: Item.ID?
    @State private var several: Set<Int> = []

    var body: some View {
      VStack {
        List { Text(verbatim: "row") }.listStyle(.plain)
        List(items) { Row(item: $0) }.listStyle(.insetGrouped).refreshable {}
        List(items, selection: $selection) { item in Text(item.name) }
        List(selection: $several) {
          Section("Numbers") {
            ForEach(items) { Row(item: $0) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          Section {
            ForEach($items) { $item in TextField("Name", text: $item.name) }
          } header: {
            Text("Names")
          } footer: {
            Text("all of them")
          }
        }
        List($items, editActions: .delete) { $item in Text(item.name) }
        List(items, children: \.children) { Text($0.name) }
        List(0..<3) { Text("\($0)") }.scrollContentBackground(.hidden)
      }
      .environment(\.defaultMinListRowHeight, 30)
    }
  }

  struct Forms: View {
    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }

    @State private var size = Size.small
    @State private var name: String?
    @State private var amount = 2.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var text = ""

    var body: some View {
      Form {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Name", selection: $name) {
          Text("None").tag(nil as String?)
          Text("Ada").tag("Ada" as String?)
        }
        Picker(selection: $size) {
          Text("Small").tag(Size.small)
        } label: {
          Label("Size", systemImage: "ruler")
        }
        .pickerStyle(.inline)
        TextField("Amount", value: $amount, format: .number)
        SecureField("Password", text: $text)
        TextEditor(text: $text)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        ColorPicker("Colour", selection: $color)
        Menu("Menu") {
          Button("One") {}
          Menu("More") { Button("Two") {} }
        }
        Menu {
          Button("One") {}
        } label: {
          Image(systemName: "ellipsis.circle")
        }
        .menuStyle(.button)
      }
      .formStyle(.grouped)
    }
  }

  struct Navigation: View {
    @State private var path = NavigationPath()
    @State private var isShown = false
    @State private var item: Item?
    @State private var search = ""
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Value", value: 3)
            NavigationLink {
              Text("There")
            } label: {
              Text("View")
            }
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItemGroup(placement: .primaryAction) {
              Button("Add", systemImage: "plus") { isShown = true }
            }
            if isShown { ToolbarItem(placement: .bottomBar) { Text("shown") } }
          }
          .toolbarBackground(.visible, for: .navigationBar)
          .searchable(text: $search, prompt: "Find")
        }
        .tabItem { Label("First", systemImage: "house") }
        .tag(0)
        Text("Second").tabItem { Text("Second") }.tag(1)
      }
      .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium, .large]) }
      .sheet(item: $item) { Text($0.name) }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Popover") }
      .alert("Title", isPresented: $isShown) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("Message")
      }
      .confirmationDialog("Title", isPresented: $isShown) { Button("Go") {} }
      .sensoryFeedback(.success, trigger: isShown)
    }
  }

  /// A row of a list can take a binding to its element, which is no other collection's element.
  struct BoundLists: View {
    struct Item: Identifiable {
      let id: String
      var title: String
      var isDone = false
    }

    @State private var items = [Item(id: "a", title: "bound row")]
    @State private var one: String?
    @State private var several: Set<String> = []

    var body: some View {
      VStack {
        List($items) { $item in Toggle(item.title, isOn: $item.isDone) }
        List($items) { item in Text(item.wrappedValue.title) }
        List($items, selection: $one) { $item in TextField("title", text: $item.title) }
        List($items, selection: $several) { $item in TextField("title", text: $item.title) }
        List($items, id: \.title) { $item in Text(item.title) }
        List(items) { item in Text(item.title) }
        List(items, selection: $one) { item in Text(item.title) }
        List(items, selection: $several) { Text($0.title) }
        List(0..<2) { Text("\($0)") }
      }
    }
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "house") { Text("one") }
        Tab("Two", systemImage: "star") { Text("two") }.badge(2)
        TabSection("More") { Tab("Three", systemImage: "gear") { Text("three") } }
      }
    }
  }

  private func type(_ list: some View) -> String { String(describing: Swift.type(of: list)) }

  @Test("Lists of data take the selection for what it is: one row, several, or always one")
  func selections() {
    let items = [BoundLists.Item(id: "a", title: "row")]
    let data = Binding.constant(items)
    let one = Binding<String?>.constant(nil)
    let several = Binding<Set<String>>.constant([])
    let always = Binding.constant("a")
    let lists = [
      type(List(items, selection: one) { Text($0.title) }),
      type(List(items, selection: several) { Text($0.title) }),
      type(List(items, selection: always) { Text($0.title) }),
      type(List(items, id: \.title, selection: one) { Text($0.title) }),
      type(List(items, id: \.title, selection: several) { Text($0.title) }),
      type(List(data, selection: one) { $item in Text(item.title) }),
      type(List(data, selection: several) { $item in Text(item.title) }),
      type(List(data, id: \.title, selection: several) { $item in Text(item.title) }),
    ]
    for list in lists { #expect(list.hasPrefix("List<String, "), "\(list)") }
    let numbers = [
      type(List(0..<2, selection: Binding<Set<Int>>.constant([])) { Text("\($0)") }),
      type(List(0..<2, selection: Binding<Int?>.constant(nil)) { Text("\($0)") }),
    ]
    for list in numbers { #expect(list.hasPrefix("List<Int, "), "\(list)") }
  }

  private func labels(_ view: some View) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    func all(_ element: AccessibilityElement) -> [String] {
      [element.label] + element.children.flatMap(all)
    }
    return all(renderer.accessibilityTree)
  }

  @Test("They compile and are drawn")
  func drawn() {
    #expect(labels(Wrappers()).contains { $0.contains("editing") })
    #expect(labels(Lists()).contains("row"))
    #expect(labels(BoundLists()).contains("bound row"))
    #expect(labels(Forms()).contains("small"))
    #expect(labels(Navigation()).contains("Title"))
    #expect(labels(Tabs()).contains("one"))
  }
}
