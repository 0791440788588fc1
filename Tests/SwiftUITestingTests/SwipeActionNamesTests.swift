import SwiftUI
import SwiftUITesting
import Testing

/// Swipe actions for those who don't swipe.
@MainActor
@Suite("Swipe actions by their names")
struct SwipeActionNamesTests {
  @MainActor @Observable final class Log {
    var lines: [String] = []
    @ObservationIgnored var bodies = 0
    var isFull = false
  }

  /// Counts how often it was made.
  private struct Counted: View {
    let log: Log
    var body: some View {
      let _ = log.bodies += 1
      Text("Pin")
    }
  }

  private struct Mail: View {
    let log: Log
    @State private var flagged = 0

    var body: some View {
      List {
        ForEach(0..<6, id: \.self) { number in
          Text("mail \(number)")
            .swipeActions(edge: .leading) {
              Button {
                log.lines.append("pin \(number)")
              } label: {
                Counted(log: log)
              }
            }
            .swipeActions {
              Button("Trash", role: .destructive) { log.lines.append("trash \(number)") }
              Button {
                flagged += 1
              } label: {
                Label("Flag", systemImage: "flag")
              }
              Button("Archive") {}.disabled(true)
              if log.isFull { Button("Mute") { log.lines.append("mute \(number)") } }
            }
        }
        Text("flagged: \(flagged)")
        Text("gone").swipeActions { Button("Never") {} }.disabled(true)
      }
    }
  }

  @Test("A row offers its swipe actions by their labels, those at the leading edge first")
  func names() throws {
    let log = Log()
    let screen = Screen(Mail(log: log))
    #expect(try screen.row("mail 2").actions == ["Pin", "Trash", "Flag"])
    log.isFull = true
    #expect(try screen.row("mail 2").actions == ["Pin", "Trash", "Flag", "Mute"])
    #expect(!screen.button("Trash").exists)
  }

  @Test("Nothing of them is made before somebody asks")
  func made() async throws {
    let log = Log()
    let screen = Screen(Mail(log: log))
    await screen.settle()
    #expect(screen.row("mail 2").exists)
    #expect(log.bodies == 0)
    _ = try screen.row("mail 2").actions
    #expect(log.bodies == 1)
  }

  @Test("A row that is asked for one does it, where it is")
  func performed() throws {
    let log = Log()
    let screen = Screen(Mail(log: log))
    try screen.row("mail 3").perform(action: "Trash")
    #expect(log.lines == ["trash 3"])
    try screen.row("mail 1").perform(action: "Pin")
    #expect(log.lines == ["trash 3", "pin 1"])
    try screen.row("mail 1").perform(action: "Flag")
    try screen.row("mail 2").perform(action: "Flag")
    #expect(screen.text("flagged: 2").exists)
    #expect(throws: (any Error).self) { try screen.row("mail 1").perform(action: "Archive") }
  }

  @Test("A row that is disabled offers none, and neither does one that is edited")
  func disabled() async throws {
    let log = Log()
    let edited = Screen(Mail(log: log).environment(\.editMode, .constant(.active)))
    #expect(try edited.row("mail 1").actions == [])
    let disabled = Screen(Mail(log: log).disabled(true))
    #expect(try disabled.row("mail 1").actions == [])
  }

  @Test("Rows outside of lists do, in a container that has them swiped")
  func outside() throws {
    let log = Log()
    let rows = VStack {
      Text("mail").frame(width: 200, height: 40)
        .swipeActions { Button("Trash") { log.lines.append("trash") } }
    }
    let screen = Screen(rows.swipeActionsContainer())
    #expect(try screen.text("mail").actions == ["Trash"])
    try screen.text("mail").perform(action: "Trash")
    #expect(log.lines == ["trash"])
    #expect(try Screen(rows).text("mail").actions == [])
  }
}
