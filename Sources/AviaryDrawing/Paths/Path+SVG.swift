extension Path {
  /// A path from SVG's path data, the `d` of a `path` element.
  ///
  /// As SVG asks, reading ends at the first fault, and what came before stands: what is no path data at
  /// all gives an empty path.
  package init(svgPathData: String) {
    self = SVGPathParser.path(svgPathData)
  }
}
