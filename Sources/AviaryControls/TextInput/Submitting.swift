@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What enters a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the bits.
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key says that enters a text.
public struct SubmitLabel: Sendable, Equatable {
  package let title: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(title: "Done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(title: "Go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(title: "Send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(title: "Join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(title: "Route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(title: "Search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(title: "Return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(title: "Next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(title: "Continue") }
}

/// What is called when a text is entered, the outermost first.
nonisolated struct SubmitActions: @unchecked Sendable {
  private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    actions.append((triggers, action))
  }

  /// Whether anybody wants to know.
  func hears(_ trigger: SubmitTriggers) -> Bool {
    actions.contains { $0.triggers.contains(trigger) }
  }

  func run(_ trigger: SubmitTriggers) {
    for entry in actions where entry.triggers.contains(trigger) { entry.action() }
  }
}

enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

nonisolated struct SubmitModifier: _EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  func _apply(to values: inout EnvironmentValues) { values.submitActions.add(triggers, action) }
}

nonisolated struct SubmitScopeModifier: _EnvironmentModifier {
  let isBlocking: Bool

  func _apply(to values: inout EnvironmentValues) {
    if isBlocking { values.submitActions = SubmitActions() }
  }
}

extension View {
  /// Calls an action when a text in this view is entered.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps texts in this view from calling actions further out when they are entered.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets what the key says that enters a text.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
