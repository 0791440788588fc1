extension Path {
  /// Returns a stroked copy of the path using the style, to be filled by the nonzero rule.
  ///
  /// Curves become chains of lines that are at most 0.02 points away from them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outliner = StrokeOutliner(style: style)
    outliner.stroke(self)
    return Path(elements: outliner.elements)
  }
}
