import GalleryScenes
import SwiftUI

/// The source of a scene, with numbered lines.
struct SourceView: View {
  let scene: GalleryScene
  @State private var lines: [Substring] = []

  var body: some View {
    ScrollView([.vertical, .horizontal]) {
      LazyVStack(alignment: .leading, spacing: 2) {
        ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("\(index + 1)")
              .foregroundStyle(.tertiary)
              .frame(width: 28, alignment: .trailing)
            Text(line).foregroundStyle(isComment(line) ? .secondary : .primary)
              .fixedSize()
          }
        }
      }
      .padding(.vertical, 12)
      .font(.caption.monospaced())
    }
    .environment(\.layoutDirection, .leftToRight)
    .task(id: scene.id) { load() }
  }

  private func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }

  private func load() {
    do {
      let text = try String(contentsOf: scene.sourceFile, encoding: .utf8)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    } catch {
      lines = ["// \(scene.sourceFile.lastPathComponent) is not there any more."]
    }
  }
}
