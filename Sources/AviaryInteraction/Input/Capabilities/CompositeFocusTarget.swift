@_spi(Engine) package import AviaryEngine

/// A view that has the focus as a whole while keys go on from one of the views in it: a list with
/// its rows.
///
/// Tab does not go from one of these views to the next.
package protocol CompositeFocusTarget: FocusTarget {
  /// The view in it that keys go on from; nil where that is not there.
  ///
  /// Costs a walk through the view.
  var cursorNode: ViewNode? { get }

  /// The view whose menu the key for menus opens: that of the view that keys go on from, else the
  /// nearest around.
  ///
  /// nil where keys go on from nothing.
  var contextMenuOrigin: ViewNode? { get }
}
