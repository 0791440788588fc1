@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// What is drawn where a view of UIKit or AppKit would be: a box with its name.
struct MissingKitView: View {
  let name: String

  nonisolated init(_ type: Any.Type, _ framework: String) {
    name = "\(type)"
    Missing.tell(name, "views of \(framework) are not drawn; a box stands in its place")
  }

  var body: some View {
    Text(verbatim: name)
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(2)
      .padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
  }
}
