import SwiftUI
import SwiftUITesting
import Testing

/// What alerts and confirmation dialogs can show beside title, message and answers.
@MainActor
@Suite("Dialog settings")
struct DialogSettingsTests {
  struct Question: View {
    @State private var asks = false
    @State private var isSuppressed = false
    let isConfirmation: Bool
    var severity = DialogSeverity.automatic

    var body: some View {
      VStack {
        Text(isSuppressed ? "never again" : "asks")
        Button("Delete…") { asks = true }
      }
      .alert(
        "Delete all?",
        isPresented: Binding(get: { asks && !isConfirmation }, set: { asks = $0 })
      ) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
      .confirmationDialog(
        "Delete all?",
        isPresented: Binding(get: { asks && isConfirmation }, set: { asks = $0 }),
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {}
      }
      .dialogSeverity(severity)
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
  }

  @Test(
    "A box to check stands in alerts and in confirmation dialogs, and sets the binding",
    arguments: [false, true]
  )
  func suppression(isConfirmation: Bool) async throws {
    let screen = Screen(Question(isConfirmation: isConfirmation), size: .iPhone)
    try screen.button("Delete…").tap()
    await screen.settle()
    try screen.toggle("Don’t ask again").tap()
    await screen.settle()
    try screen.button("Delete").tap()
    await screen.settle()
    #expect(screen.text("never again").exists)
  }

  @Test("A critical dialog has a sign of warning, others have none")
  func severity() async throws {
    for (severity, isWarned) in [
      (DialogSeverity.critical, true), (.standard, false), (.automatic, false),
    ] {
      let screen = Screen(Question(isConfirmation: false, severity: severity), size: .iPhone)
      try screen.button("Delete…").tap()
      await screen.settle()
      #expect(screen.image("Warning").exists == isWarned)
    }
  }
}

/// How much space labels and buttons take.
@MainActor
@Suite("Label and button sizing")
struct LabelAndButtonSizingTests {
  @Test("Icons of labels have the width that is reserved, and titles keep the distance that is set")
  func labels() throws {
    let usual = Screen(
      VStack(alignment: .leading) {
        Label("first", systemImage: "1.circle")
        Label("second", systemImage: "arrow.left.and.right")
      }
      .labelStyle(Apart())
      .labelReservedIconWidth(60)
      .labelIconToTitleSpacing(20),
      size: .iPhone
    )
    let first = try usual.text("first").frame
    let second = try usual.text("second").frame
    #expect(first.minX == second.minX)
    // The column begins 60 for the icon and 20 before the titles.
    let column = min(first.minX, second.minX) - 80
    let widest = max(first.maxX, second.maxX)
    #expect(abs(column + widest - 390) < 1, "the column is in the middle")
  }

  /// Title and icon as elements of their own.
  struct Apart: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  }

  @Test("A flexible button is as wide as there is space, a fitted one as its label")
  func buttons() throws {
    let screen = Screen(
      VStack {
        Button("Flexible") {}.buttonSizing(.flexible)
        Button("Fitted") {}.buttonSizing(.fitted)
      }
      .buttonStyle(.bordered)
      .frame(width: 300),
      size: .iPhone
    )
    #expect(try screen.button("Flexible").frame.width == 300)
    #expect(try screen.button("Fitted").frame.width < 120)
  }

  @Test(
    "A button of a role alone is called what the role does",
    arguments: [
      (ButtonRole.close, "Close"), (.cancel, "Cancel"), (.confirm, "Done"),
      (.destructive, "Delete"),
    ]
  )
  func roles(role: ButtonRole, name: String) throws {
    var count = 0
    let screen = Screen(Button(role: role) { count += 1 }, size: .iPhone)
    try screen.button(.containing(name)).tap()
    #expect(count == 1)
  }

  @Test("onFocusChange is told when a view gets the focus and when it loses it")
  func focusChange() async throws {
    var told: [Bool] = []
    let screen = Screen(
      VStack {
        Text("first").focusable(onFocusChange: { told.append($0) })
        Text("second").focusable()
      },
      size: .iPhone
    )
    try screen.press(.tab)
    await screen.settle()
    try screen.press(.tab)
    await screen.settle()
    #expect(told == [true, false])
  }
}
