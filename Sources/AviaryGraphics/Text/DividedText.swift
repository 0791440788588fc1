@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine

/// A view that shows a text in lines, between which a page may end.
package protocol DividedText: ViewNode {
  /// What is laid out where, as it is drawn; nil where something else is drawn than what is read.
  var shownLayout: (any TextLayout)? { get }
}
