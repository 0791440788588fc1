import AviaryEngine
import Foundation

extension NSView {
  /// The views of SwiftUI that are seen in it, from the back to the front: its own, or those of the
  /// views in it.
  var hostedContents: [AnyView] {
    if let hostedContent { return [hostedContent] }
    return subviews.filter { !$0.isHidden }.flatMap(\.hostedContents)
  }

  /// Tells what shows it, or a view around it, that other views are in it.
  func contentChanged() {
    for view in sequence(first: self, next: \.superview) { view.change.send() }
  }

  /// It was hidden, or is not any more.
  func hidingChanged() {
    superview?.contentChanged()
    guard superview?.isHiddenOrHasHiddenAncestor != true else { return }
    tellHiding(isHidden)
  }

  private func tellHiding(_ hidden: Bool) {
    if hidden { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHiding(hidden) }
  }

  /// Makes the rules of all views in it that need it, and its own.
  public func updateConstraintsForSubtreeIfNeeded() {
    for view in subviews { view.updateConstraintsForSubtreeIfNeeded() }
    if needsUpdateConstraints { updateConstraints() }
  }
}
