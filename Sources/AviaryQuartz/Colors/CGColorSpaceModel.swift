/// What the components of a colour are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One: the lightness.
  case monochrome = 0
  /// Three: red, green, blue.
  case rgb = 1
  /// Four: cyan, magenta, yellow, black.
  case cmyk = 2
  /// Three: lightness and two axes of colour.
  case lab = 3
  /// Several, one for each ink.
  case deviceN = 4
  /// One: a place in a table.
  case indexed = 5
  /// Those of a pattern.
  case pattern = 6
  /// Three, of the CIE.
  case XYZ = 7
}

/// What is done to colours that a space does not have.
///
/// Nearest colours are used whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// That of the context.
  case defaultIntent = 0
  /// Colours that there are stay as they are.
  case absoluteColorimetric = 1
  /// As absolute, with white for white.
  case relativeColorimetric = 2
  /// All colours move, so that they stay distinct.
  case perceptual = 3
  /// Colours stay vivid.
  case saturation = 4
}
