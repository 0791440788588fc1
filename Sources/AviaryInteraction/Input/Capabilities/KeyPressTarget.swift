@_spi(Engine) package import AviaryEngine

/// A view that is told of keys that go down inside of it before the view with the focus has its own use for them.
package protocol KeyPressTarget: _ViewNode {
  /// A key has gone down, or is held down.
  ///
  /// Called from the focus outwards until somebody handles it. May change the user's state.
  func receive(_ press: KeyPress) -> KeyPress.Result
}
