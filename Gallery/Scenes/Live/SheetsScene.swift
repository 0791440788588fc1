import SwiftUI

/// What comes up in front of a view, and goes away again.
struct SheetsScene: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsChoice = false
  @State private var showsPopover = false
  @State private var answer = "No answer yet"

  var body: some View {
    Screen(title: "In front") {
      VStack(alignment: .leading, spacing: 16) {
        Text(answer).font(.headline)
        Button("Show a sheet") { showsSheet = true }
        Button("Ask a question") { showsAlert = true }
        Button("Offer a choice") { showsChoice = true }
        Button("Explain") { showsPopover = true }
          .popover(isPresented: $showsPopover) {
            Text("A popover belongs to the view that it points at.").padding()
          }
        Text("Click with the other button, or hold a finger, for a menu")
          .padding()
          .background(.quaternary, in: .rect(cornerRadius: 12))
          .contextMenu {
            Button("Copy") { answer = "Copied" }
            Button("Delete", role: .destructive) { answer = "Deleted" }
          }
      }
      .buttonStyle(.bordered)
      .inset()
    }
    .sheet(isPresented: $showsSheet) { TicketSheet { answer = "Ticket for \($0)" } }
    .alert("Leave the cinema?", isPresented: $showsAlert) {
      Button("Leave", role: .destructive) { answer = "Left" }
      Button("Stay", role: .cancel) { answer = "Stayed" }
    } message: {
      Text("The film has not begun.")
    }
    .confirmationDialog("Which seat?", isPresented: $showsChoice, titleVisibility: .visible) {
      Button("By the aisle") { answer = "Aisle" }
      Button("In the middle") { answer = "Middle" }
    }
  }
}

private struct TicketSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  let order: (String) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name on the ticket", text: $name)
      }
      .navigationTitle("Ticket")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Order") {
            order(name.isEmpty ? "nobody" : name)
            dismiss()
          }
        }
      }
    }
  }
}
