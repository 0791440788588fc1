extension Path {
  /// A path from SVG's path data, the `d` of a `path` element.
  ///
  /// nil if the text is something else.
  package init?(svgPathData: String) {
    guard let path = SVGPathParser.parse(svgPathData) else { return nil }
    self = path
  }
}
