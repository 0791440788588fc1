import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation
import UniformTypeIdentifiers

/// What a launch scene looks like.
///
/// Used on the main thread only.
nonisolated struct DocumentLaunchLook: @unchecked Sendable {
  let title: Text
  let actions: AnyView
  let background: AnyView
  let backgroundAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)?
  let overlayAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)?
}

/// What a launch scene shows, made without anything of it.
struct DocumentLaunchRoot: View {
  let look: DocumentLaunchLook

  nonisolated init(look: DocumentLaunchLook) { self.look = look }

  var body: some View { DocumentLaunchContent(look: look) }
}

/// What a launch scene shows: the title with what makes and opens documents, and those that were open last.
struct DocumentLaunchContent: View {
  /// The size of its window, in points; chosen.
  nonisolated static let defaultSize = CGSize(width: 760, height: 480)
  private nonisolated static let space = "documentLaunch"
  private static let radius: CGFloat = 20
  private static let recentWidth: CGFloat = 240

  @Environment(\.openDocument) private var openDocument
  @State private var recent = RecentDocuments.urls
  @State private var proxy = DocumentLaunchGeometryProxy(frame: .zero, titleViewFrame: .zero)
  let look: DocumentLaunchLook

  var body: some View {
    ZStack {
      look.background
      look.backgroundAccessory?(proxy)
      HStack(alignment: .center, spacing: 24) {
        titleView
        if !recent.isEmpty { recentDocuments }
      }
      .padding(24)
      look.overlayAccessory?(proxy)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .coordinateSpace(.named(Self.space))
    .onGeometryChange(for: CGRect.self) {
      CGRect(origin: .zero, size: $0.size)
    } action: {
      proxy.frame = $0
    }
    .onAppear { recent = RecentDocuments.urls }
  }

  private var titleView: some View {
    VStack(spacing: 16) {
      look.title.font(.largeTitle.bold()).multilineTextAlignment(.center)
      VStack(spacing: 10) {
        look.actions.buttonStyle(.borderedProminent)
        Button("Open…") { ask() }.buttonStyle(.bordered)
      }
    }
    .padding(32)
    .background(
      Color(.systemBackground),
      in: RoundedRectangle(cornerRadius: Self.radius)
    )
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named(Self.space))
    } action: {
      proxy.titleViewFrame = $0
    }
  }

  private var recentDocuments: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Recent").font(.headline)
      ForEach(recent, id: \.self) { url in
        Button {
          open([url])
        } label: {
          Label {
            Text(verbatim: url.lastPathComponent).lineLimit(1)
          } icon: {
            Image(systemName: "doc")
          }
        }
        .buttonStyle(.borderless)
        .help(Text(verbatim: url.path))
      }
    }
    .padding(24)
    .frame(width: Self.recentWidth, alignment: .leading)
    .background(
      Color(.systemBackground),
      in: RoundedRectangle(cornerRadius: Self.radius)
    )
  }

  /// Asks for files, and opens them.
  private func ask() {
    var dialog = Program.FileDialog()
    dialog.allowsSeveral = true
    dialog.filter = FileFilter(DocumentGroups.readable)
    Program.services.askForFiles(dialog) { urls in
      guard let urls, !urls.isEmpty else { return }
      MainActor.assumeIsolated { open(urls) }
    }
  }

  /// Opens documents, and tells which ones can't be.
  private func open(_ urls: [URL]) {
    Task { @MainActor in
      var failures: [OpeningFailure] = []
      for url in urls {
        do {
          try await openDocument(at: url)
        } catch {
          failures.append(OpeningFailure(url, error))
        }
      }
      OpeningFailure.tell(failures)
    }
  }
}
