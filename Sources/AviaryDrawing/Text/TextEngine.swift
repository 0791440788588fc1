/// Measures text.
///
/// One engine serves a process; it is used on the main thread only.
@_spi(Hosting) public protocol TextEngine: AnyObject {
  /// The text made ready for layout. Equal requests get the same object while the engine remembers
  /// it.
  ///
  /// - Parameter request: The runs of the text and how its lines are set.
  /// - Returns: What lines are made of.
  /// - Complexity: Shaping, O(*n*), the first time; then hashing the request.
  func text(for request: TextRequest) -> any PreparedText

  /// The heights of one line of `font`. They are proportional to its size, without rounding.
  func lineMetrics(for font: ResolvedFont) -> LineMetrics
}
