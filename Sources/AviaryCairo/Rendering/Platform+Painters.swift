@_spi(Hosting) package import AviaryDrawing

extension Platform {
  /// Makes the painter of a renderer, a surface or a window.
  ///
  package static var makePainter: () -> any Painter = { CairoPainter() }
}
