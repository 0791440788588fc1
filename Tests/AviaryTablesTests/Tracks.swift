import Observation
import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var seconds: Int
  var parts: [Track]?
}

@MainActor @Observable
final class Library {
  var tracks = [
    Track(id: 1, title: "Comet", artist: "Ada", seconds: 200),
    Track(id: 2, title: "Apple", artist: "Zoe", seconds: 300),
    Track(id: 3, title: "Birch", artist: "Moe", seconds: 100),
    Track(id: 4, title: "Dusk", artist: "Moe", seconds: 50),
  ]
  var several: Set<Int> = []
  var one: Int?
  var order = [KeyPathComparator(\Track.title)]
  var columns = TableColumnCustomization<Track>()
  var log: [String] = []
}

/// A table with all that is kept of it.
struct TrackTable: View {
  @Bindable var library: Library

  var body: some View {
    Table(
      library.tracks,
      selection: $library.several,
      sortOrder: $library.order,
      columnCustomization: $library.columns
    ) {
      TableColumn("Title", value: \.title).customizationID("title")
        .disabledCustomizationBehavior(.visibility)
      TableColumn("Artist", value: \.artist) { Text($0.artist) }
        .width(min: 80, ideal: 120, max: 240)
        .customizationID("artist")
      TableColumn("Length", value: \.seconds) { Text("\($0.seconds) s") }.width(60)
        .alignment(.numeric)
        .customizationID("length")
      TableColumn("Notes") { _ in Text("none") }
    }
    .onChange(of: library.order) { library.tracks.sort(using: library.order) }
  }
}
