import AviaryGeometry

extension AlignmentKey {
  /// Whether this is a baseline of text, which texts set without anybody asking them to.
  var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }
}
