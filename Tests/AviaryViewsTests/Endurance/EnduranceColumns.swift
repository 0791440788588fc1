import SwiftUI

/// A split view of three columns, which collapse, with an inspector in the last one.
struct EnduranceColumns: View {
  @Bindable var model: EnduranceModel

  /// Where there is little room an inspector is a sheet, like others of the app: which lies in front is a matter of what
  /// was there first.
  private var showsInspector: Binding<Bool> {
    Binding {
      model.showsInspector && !model.isCompact
    } set: {
      model.showsInspector = $0
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $model.columns, preferredCompactColumn: $model.column) {
      List(model.groups, id: \.self) { group in
        Text(verbatim: "group \(group)").badge(model.items(in: group).count)
      }
      .navigationTitle("Groups")
      // A width that a person chose is nobody else's.
      .navigationSplitViewColumnWidth(150)
    } content: {
      List(model.items.prefix(12), selection: $model.chosen) { item in
        Text(verbatim: item.title).contextMenu { Button("Done") { model.toggle(item.id) } }
      }
      .navigationTitle("Choice")
      .navigationSplitViewColumnWidth(160)
    } detail: {
      Form {
        if let chosen = model.chosen {
          LabeledContent("Chosen", value: "\(chosen)")
        } else {
          ContentUnavailableView("Nothing chosen", systemImage: "tray")
        }
        TextField("Name", text: $model.name)
        Toggle("Inspector", isOn: $model.showsInspector)
      }
      .navigationTitle("Details")
      .inspector(isPresented: showsInspector) {
        TextField("Note", text: $model.note, axis: .vertical).inspectorColumnWidth(140)
      }
    }
  }
}
