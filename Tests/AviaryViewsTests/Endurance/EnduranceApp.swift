import SwiftUI

/// An app of tabs, with what apps are made of; all its state is the model's, but for focus and the like.
struct EnduranceApp: View {
  @Bindable var model: EnduranceModel
  var title = 0

  var body: some View {
    if !model.isEmpty {
      TabView(selection: $model.tab) {
        Tab("List", systemImage: "list.bullet", value: 0) { EnduranceList(model: model) }
        Tab("Cards", systemImage: "star", value: 1) { EnduranceCards(model: model) }
        Tab("Motion", systemImage: "circle", value: 2) { EnduranceMotion(model: model) }
        Tab("Form", systemImage: "gear", value: 3) { EnduranceForm(model: model, title: title) }
        Tab("More", systemImage: "ellipsis", value: 4) { EnduranceMore(model: model) }
        Tab("Columns", systemImage: "sidebar.leading", value: 5) { EnduranceColumns(model: model) }
      }
      .sheet(isPresented: $model.showsSheet) { EnduranceSheet(model: model) }
      .alert("Alert \(title)", isPresented: $model.showsAlert) {
        Button("Add") { model.add() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\(model.items.count) items")
      }
    }
  }
}

/// A navigation stack over a list of sections whose rows are edited.
private struct EnduranceList: View {
  @Bindable var model: EnduranceModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List(selection: $model.selection) {
        ForEach(model.groups, id: \.self) { group in
          Section("Group \(group)") {
            ForEach(model.items(in: group)) { item in row(item) }
              .onDelete { offsets in
                let ids = Set(offsets.map { model.items(in: group)[$0].id })
                withAnimation { model.items.removeAll { ids.contains($0.id) } }
              }
          }
        }
      }
      .navigationTitle("Items")
      .toolbar {
        Button("Add") { withAnimation { model.add() } }
        Button("Sheet") { model.showsSheet = true }
      }
      .navigationDestination(for: Int.self) { id in EnduranceDetail(model: model, id: id) }
    }
  }

  private func row(_ item: EnduranceModel.Item) -> some View {
    NavigationLink(value: item.id) {
      HStack {
        Image(systemName: item.isDone ? "checkmark.circle" : "circle")
        Text(verbatim: item.title).strikethrough(item.isDone)
        Spacer()
        if item.isPinned { Image(systemName: "star").transition(.scale) }
      }
    }
    .swipeActions {
      Button("Delete", role: .destructive) { model.items.removeAll { $0.id == item.id } }
    }
    .contextMenu { Button("Done") { model.toggle(item.id) } }
    .accessibilityAction(named: "Pin") {
      guard let index = model.items.firstIndex(where: { $0.id == item.id }) else { return }
      withAnimation { model.items[index].isPinned.toggle() }
    }
  }
}

/// What a row of the list leads to.
private struct EnduranceDetail: View {
  @Bindable var model: EnduranceModel
  let id: Int

  /// One page asks, that on top: which of two presentations lies in front is a matter of what was there first.
  private var showsDialog: Binding<Bool> {
    Binding {
      model.showsDialog && model.path.last == id
    } set: {
      model.showsDialog = $0
    }
  }

  var body: some View {
    ScrollView {
      VStack {
        Text(verbatim: "detail \(id)").font(.title)
        TextField("Name", text: $model.name)
        Toggle("On", isOn: $model.isOn)
        NavigationLink("Deeper", value: id + 1)
        Button("Dialog") { model.showsDialog = true }
        ForEach(0..<8, id: \.self) { line in Text(verbatim: "line \(line) of \(id)").padding() }
      }
    }
    .navigationTitle("Item \(id)")
    .confirmationDialog("Sure?", isPresented: showsDialog) {
      Button("Delete", role: .destructive) { model.remove(at: id) }
    }
    .task(id: model.task) { model.finishedTask = model.task }
  }
}

/// What is presented over the others.
private struct EnduranceSheet: View {
  @Bindable var model: EnduranceModel
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNameFocused: Bool

  var body: some View {
    if model.isExpanded {
      NavigationStack {
        Form {
          fields
          Section("Groups") {
            ForEach(model.groups, id: \.self) { group in
              LabeledContent("Group \(group)", value: "\(model.items(in: group).count)")
            }
          }
        }
        .navigationTitle("Sheet")
        .toolbar { Button("Close", role: .cancel) { dismiss() } }
      }
    } else {
      VStack {
        fields
        Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
      }
      .padding()
    }
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $model.name).focused($isNameFocused).onSubmit { dismiss() }
    TextField("Note", text: $model.note, axis: .vertical)
    Toggle("Fields of a form", isOn: $model.isExpanded)
    Button("Edit the name") { isNameFocused = true }
  }
}
