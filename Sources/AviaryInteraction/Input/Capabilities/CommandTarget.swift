@_spi(Engine) package import AviaryEngine

/// A view that may do what a key means to do with what has the focus: delete it, leave it, go on.
package protocol CommandTarget: _ViewNode {
  /// Does what a command asks for, if the view has a use for it.
  ///
  /// Called from the focus outwards until somebody does it. May change the user's state.
  ///
  /// - Returns: Whether it was done.
  func perform(_ command: EditCommand) -> Bool
}
