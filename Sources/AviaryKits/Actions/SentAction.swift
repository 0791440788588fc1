import AviaryEngine
import AviaryFoundation
import AviaryInteraction
import Foundation

/// What is sent to a target by a selector.
@MainActor
enum SentAction {
  /// Has a target perform a method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who performs it; nil for the first that has it: the text that is edited, the window that has the
  ///     keyboard, the program and its delegate.
  ///   - sender: Who sends it; the method's first argument.
  ///   - event: What happened; its second.
  /// - Returns: Whether somebody has performed it; where nobody knows the method, that is said once.
  @discardableResult
  static func send(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: Any? = nil
  ) -> Bool {
    if let target {
      if case .performed = action.perform(on: target as AnyObject, sender, event) { return true }
    } else {
      if performStandard(action) { return true }
      if let receiver = receiver(of: action, nil, from: sender) as AnyObject?,
        case .performed = action.perform(on: receiver, sender, event)
      {
        return true
      }
    }
    Missing.tell("Selector(\"\(action)\")", "nobody here performs a method of this name")
    return false
  }

  /// Who performs a method: a target, or the first that has it, or that names another one; nil for nobody.
  static func receiver(of action: Selector, _ target: Any?, from sender: Any?) -> AnyObject? {
    let candidates = target.map { [$0 as AnyObject] } ?? responders
    for candidate in candidates {
      if action.isPerformed(by: candidate) { return candidate }
      let named = (candidate as? NSResponder)?.supplementalTarget(forAction: action, sender: sender)
      if let named = named.map({ $0 as AnyObject }), action.isPerformed(by: named) { return named }
    }
    return nil
  }

  private static var responders: [AnyObject] {
    var found: [AnyObject] = []
    if let window = UIApplication.shared.keyWindow { found.append(window) }
    found.append(UIApplication.shared)
    if let delegate = UIApplication.shared.delegate { found.append(delegate) }
    if let window = NSApplication.shared.keyWindow {
      found.append(window)
      if let delegate = window.delegate { found.append(delegate) }
      if let controller = window.windowController { found.append(controller) }
    }
    found.append(NSApplication.shared)
    if let delegate = NSApplication.shared.delegate { found.append(delegate) }
    return found
  }

  /// What the windows themselves do, by the names that UIKit and AppKit have for it.
  private static func performStandard(_ action: Selector) -> Bool {
    switch NSStringFromSelector(action) {
    case "resignFirstResponder": FocusController.endEditing()
    case "toggleSidebar:", "toggleSidebar": Program.services.toggleSidebar()
    case "showSettingsWindow:", "showPreferencesWindow:": Program.services.openSettings()
    default: false
    }
  }
}
