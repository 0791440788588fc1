import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// A thing of a type that only this program knows.
struct ProbeCard: Codable, Transferable, Identifiable {
  static let type = UTType(exportedAs: "com.example.probe-card", conformingTo: .data)
  var id = 7
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: type).suggestedFileName("card.json")
    DataRepresentation(exportedContentType: .png) { _ in DragProbeView.picture }
    ProxyRepresentation(exporting: \.title)
  }
}

/// What the tests of dragging act on: rows of 50 points, each with something to drag or a place to drop on.
struct DragProbeView: View {
  nonisolated static let picture =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    ) ?? Data()

  @State private var isOverText = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.blue.draggable("Grüße")
        Color.purple.draggable(ProbeCard(title: "Ace"))
          .dragConfiguration(DragConfiguration(allowMove: true))
          .onDragSessionUpdated { session in
            switch session.phase {
            case .initial, .ended: tell("card drag \(session.phase)")
            default: break
            }
          }
      }
      .frame(height: 50)
      Color(isOverText ? .green : .gray)
        .dropDestination(for: String.self) { items, place in
          tell("texts \(items) at \(Int(place.x)) \(Int(place.y))")
          return true
        } isTargeted: {
          isOverText = $0
          tell("text targeted \($0)")
        }
        .frame(height: 50)
      Color.yellow
        .dropDestination(for: URL.self) { items, session in
          tell("addresses \(items.map(\.absoluteString)) local \(session.localSession != nil)")
        }
        .onDropSessionUpdated { session in
          if session.phase == .active { return }
          tell("addresses \(session.phase) \(session.itemsCount)")
        }
        .frame(height: 50)
      Color.orange
        .dropDestination(for: ProbeCard.self) { items, _ in
          tell("cards \(items.map(\.title))")
        }
        .dropConfiguration { _ in DropConfiguration(operation: .move) }
        .frame(height: 50)
      Color.red
        .onDrop(of: [.image], isTargeted: nil) { providers in
          tell("pictures \(providers.count)")
          for provider in providers {
            provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { item, _ in
              tell("picture of \((item as? Data)?.count ?? -1) bytes")
            }
          }
          return true
        }
        .frame(height: 50)
      Color.black.onDrag {
        NSItemProvider(contentsOf: URL(fileURLWithPath: "/usr/share/a b.txt")) ?? NSItemProvider()
      }
      .frame(height: 50)
      Color.white
    }
  }
}
