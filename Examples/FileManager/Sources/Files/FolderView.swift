import SwiftUI

/// A folder: its files, and those above it.
struct FolderView: View {
  @State private var model: FolderModel
  @State private var renamed: URL?
  @State private var name = ""
  @State private var search = ""
  @State private var isMoving = false
  @State private var isDropTarget = false
  @FocusState private var isRenaming: Bool

  init(start: URL) { _model = State(initialValue: FolderModel(start)) }

  private var shown: [FileEntry] {
    search.isEmpty
      ? model.entries : model.entries.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationSplitView {
      List(model.folders, id: \.self) { folder in
        Button {
          model.open(folder)
        } label: {
          Label(folder.lastPathComponent, systemImage: "folder")
        }
        .buttonStyle(.plain)
        .dropDestination(for: URL.self) { urls, _ in
          model.move(urls, into: folder)
          return true
        }
      }
      .navigationTitle("Folders")
    } detail: {
      table
        .navigationTitle(model.folder.lastPathComponent)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("New Folder", systemImage: "folder.badge.plus") { model.newFolder() }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Move", systemImage: "arrow.right.square") { isMoving = true }
              .disabled(model.selection.isEmpty)
          }
        }
        .searchable(text: $search, placement: .toolbar)
    }
    .onAppear { FolderModel.shown = model }
    .fileMover(isPresented: $isMoving, files: Array(model.selection)) { _ in model.reload() }
    .alert(
      "That could not be done",
      isPresented: Binding {
        model.failure != nil
      } set: { _ in
        model.failure = nil
      }
    ) {
    } message: {
      Text(model.failure ?? "")
    }
  }

  private var table: some View {
    Table(of: FileEntry.self, selection: $model.selection, sortOrder: $model.order) {
      TableColumn("Name", value: \.name) { nameCell($0) }
        .width(min: 160, ideal: 260)
      TableColumn("Size", value: \.size) { entry in
        Text(entry.isFolder ? "–" : entry.size.formatted(.byteCount(style: .file)))
          .foregroundStyle(.secondary)
      }
      .width(90)
      TableColumn("Kind", value: \.kind).width(80)
      TableColumn("Modified", value: \.date) { entry in
        Text(entry.date, format: .dateTime.day().month().year())
      }
    } rows: {
      ForEach(shown) { entry in
        if entry.isFolder {
          TableRow(entry)
            .draggable(entry.url)
            .dropDestination(for: URL.self) { model.move($0, into: entry.url) }
        } else {
          TableRow(entry).draggable(entry.url)
        }
      }
    }
    .onChange(of: model.order) { model.sort() }
    .contextMenu(forSelectionType: URL.self) { urls in
      menu(urls)
    } primaryAction: { urls in
      if let entry = entry(of: urls), entry.isFolder { model.open(entry.url) }
    }
    .copyable(Array(model.selection))
    .pasteDestination(for: URL.self) { model.copy($0) }
    .onDeleteCommand { model.delete(model.selection) }
    .dropDestination(for: URL.self) { urls, _ in
      model.move(urls, into: model.folder)
      return true
    } isTargeted: {
      isDropTarget = $0
    }
    .border(.tint, width: isDropTarget ? 2 : 0)
  }

  @ViewBuilder private func nameCell(_ entry: FileEntry) -> some View {
    Label {
      if renamed == entry.url {
        TextField("Name", text: $name)
          .focused($isRenaming)
          .onSubmit { endRenaming(entry) }
          .onChange(of: isRenaming) { if !isRenaming { renamed = nil } }
      } else {
        Text(entry.name).lineLimit(1).truncationMode(.middle)
      }
    } icon: {
      Image(systemName: entry.isFolder ? "folder.fill" : "doc").foregroundStyle(.tint)
    }
  }

  @ViewBuilder private func menu(_ urls: Set<URL>) -> some View {
    if urls.isEmpty {
      Button("New Folder") { model.newFolder() }
      Button("Reload") { model.reload() }
    } else {
      if let entry = entry(of: urls) {
        Button("Rename") { rename(entry) }
      }
      Button("Duplicate") { model.copy(Array(urls)) }
      Button("Move…") { isMoving = true }
      Divider()
      Button("Delete", role: .destructive) { model.delete(urls) }
    }
  }

  private func entry(of urls: Set<URL>) -> FileEntry? {
    urls.count == 1 ? model.entries.first { urls.contains($0.url) } : nil
  }

  private func rename(_ entry: FileEntry) {
    name = entry.name
    renamed = entry.url
    isRenaming = true
  }

  private func endRenaming(_ entry: FileEntry) {
    renamed = nil
    model.rename(entry, to: name)
  }
}

/// What is selected, in a window of its own.
struct InfoView: View {
  var body: some View {
    let model = FolderModel.shown
    let entries = model?.entries.filter { model?.selection.contains($0.url) == true } ?? []
    Form {
      LabeledContent("Selected", value: "\(entries.count)")
      LabeledContent(
        "Size",
        value: entries.reduce(0) { $0 + $1.size }.formatted(.byteCount(style: .file))
      )
    }
    .frame(width: 240, height: 140)
  }
}
