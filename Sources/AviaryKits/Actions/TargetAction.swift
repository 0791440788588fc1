import AviaryFoundation
import Foundation

/// Who performs a method when something happens.
struct TargetAction {
  /// Nil for the first that can.
  private(set) weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether it is meant by a target and a method; nil means any.
  func isMatched(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject))
      && (action == nil || self.action == action)
  }
}
