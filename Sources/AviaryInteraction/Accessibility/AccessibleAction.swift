@_spi(Engine) package import AviaryEngine
import AviaryGraphics
import Foundation

/// Something that assistive technology asks an element to do.
package enum AccessibleAction: Hashable, Sendable {
  /// What the element is there for.
  case activate
  case increment
  case decrement
  case escape
  case magicTap
  case delete
  case named(String)

  /// The name that programs know the action by; that of a named one is for people.
  package var name: String {
    switch self {
    case .activate: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .delete: "delete"
    case .named(let name): name
    }
  }
}

/// A node that does what an element is asked to do.
package protocol AccessibilityResponder: ViewNode {
  /// What it can do now, in the order in which it is offered.
  var offeredActions: [AccessibleAction] { get }

  /// Whether it may offer something: cheaper to know than what that is.
  var mayOfferActions: Bool { get }

  /// Does something.
  ///
  /// - Returns: Whether it did.
  func perform(_ action: AccessibleAction) -> Bool

  /// What is known of an action beside its name; nil for nothing.
  func explanation(of action: AccessibleAction) -> String?
}

extension AccessibilityResponder {
  package var mayOfferActions: Bool { !offeredActions.isEmpty }
  package func explanation(of action: AccessibleAction) -> String? { nil }
}

extension AccessibilityAttachmentNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] {
    actions.flatMap { action -> [AccessibleAction] in
      switch action {
      case .kind(let kind, _): [accessible(kind)]
      case .adjust: [.increment, .decrement]
      }
    }
  }

  private func accessible(_ kind: AccessibilityActionKind) -> AccessibleAction {
    switch kind.kind {
    case .default: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    case .delete: .delete
    case .named(let name): .named(name.string(in: EnvironmentValues(scope: environment)))
    }
  }

  package func perform(_ wanted: AccessibleAction) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    for action in actions {
      switch action {
      case .kind(let kind, let handler) where accessible(kind) == wanted:
        handler()
        return true
      case .adjust(let handler) where wanted == .increment || wanted == .decrement:
        handler(wanted == .increment ? .increment : .decrement)
        return true
      default: continue
      }
    }
    return false
  }
}
