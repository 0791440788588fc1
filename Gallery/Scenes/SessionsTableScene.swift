import SwiftUI

/// A talk of a conference, in ``SessionsTableScene``.
struct TableSession: Identifiable {
  let id: Int
  var title: String
  var speaker: String
  var minutes: Int
  var seats: Int
  var isTaken: Bool

  static let samples: [TableSession] = [
    TableSession(
      id: 1,
      title: "Layout without tears",
      speaker: "Ada Byron",
      minutes: 45,
      seats: 320,
      isTaken: true
    ),
    TableSession(
      id: 2,
      title: "Colour for engineers",
      speaker: "Lise Adler",
      minutes: 30,
      seats: 80,
      isTaken: false
    ),
    TableSession(
      id: 3,
      title: "What a frame costs",
      speaker: "Noor Haddad",
      minutes: 60,
      seats: 1_200,
      isTaken: true
    ),
    TableSession(
      id: 4,
      title: "Reading aloud",
      speaker: "Mateo Silva",
      minutes: 25,
      seats: 140,
      isTaken: false
    ),
    TableSession(
      id: 5,
      title: "Keyboards first",
      speaker: "Ida Holm",
      minutes: 40,
      seats: 96,
      isTaken: false
    ),
    TableSession(
      id: 6,
      title: "A million rows of eight columns, in one frame",
      speaker: "Ren Mori",
      minutes: 50,
      seats: 610,
      isTaken: true
    ),
  ]
}

/// Tables: rows under headers that sort them, close together in a border, and unfolded from each other.
struct SessionsTableScene: View {
  @State private var sessions = TableSession.samples
  @State private var selection: Set<Int> = [3]
  @State private var order = [KeyPathComparator(\TableSession.speaker)]

  var body: some View {
    VStack(spacing: 20) {
      table.tableStyle(.inset)
      table.tableStyle(.bordered).padding(.horizontal, 20)
      rooms.tableStyle(.inset).frame(height: 230)
    }
    .padding(.bottom, 20)
    .onChange(of: order, initial: true) { sessions.sort(using: order) }
  }

  private var table: some View {
    Table(sessions, selection: $selection, sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Speaker", value: \.speaker) { session in
        Label(session.speaker, systemImage: "person.crop.circle")
      }
      .width(min: 120, ideal: 170)
      TableColumn("Minutes", value: \.minutes) { Text("\($0.minutes)").monospacedDigit() }
        .width(70)
        .alignment(.numeric)
      TableColumn("Seats", value: \.seats) { Text($0.seats, format: .number).monospacedDigit() }
        .width(70)
        .alignment(.numeric)
      TableColumn("") { session in
        Image(systemName: session.isTaken ? "heart.fill" : "heart").foregroundStyle(.pink)
      }
      .width(24)
    }
  }

  private var rooms: some View {
    Table(of: TableSession.self) {
      TableColumn("Room") { session in
        Label(session.title, systemImage: session.minutes == 0 ? "folder" : "mic")
      }
      TableColumn("Speaker", value: \.speaker)
    } rows: {
      Section("Upstairs") {
        DisclosureTableRow(
          TableSession(
            id: 20,
            title: "North hall",
            speaker: "",
            minutes: 0,
            seats: 0,
            isTaken: false
          ),
          isExpanded: .constant(true)
        ) {
          ForEach(TableSession.samples.prefix(2))
        }
        DisclosureTableRow(
          TableSession(
            id: 21,
            title: "South hall",
            speaker: "",
            minutes: 0,
            seats: 0,
            isTaken: false
          )
        ) {
          ForEach(TableSession.samples.suffix(2))
        }
      }
    }
  }
}
