@_spi(Hosting) package import AviaryDrawing

extension Platform {
  /// Makes the painter of a renderer, a surface or a window.
  ///
  /// Used on the main thread.
  package nonisolated(unsafe) static var makePainter: () -> any Painter = { CairoPainter() }
}
