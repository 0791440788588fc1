@_spi(Engine) import AviaryEngine

/// Is asked before a person closes a window.
package struct WindowCloseGuard: Equatable {
  private let owner: ObjectIdentifier
  /// Whether the window may go; who says no asks the person, and closes the window later.
  package let mayClose: () -> Bool

  /// - Parameter owner: What is asked for: guards of one owner ask the same.
  package init(for owner: AnyObject, _ mayClose: @escaping () -> Bool) {
    self.owner = ObjectIdentifier(owner)
    self.mayClose = mayClose
  }

  package static func == (a: Self, b: Self) -> Bool { a.owner == b.owner }
}

package enum WindowCloseGuardKey: PreferenceKey {
  package static var defaultValue: WindowCloseGuard? { nil }

  package static func reduce(value: inout WindowCloseGuard?, nextValue: () -> WindowCloseGuard?) {
    value = value ?? nextValue()
  }
}
