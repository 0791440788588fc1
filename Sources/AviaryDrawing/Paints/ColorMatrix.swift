/// A matrix to use in an RGBA color transformation.
///
/// Each row gives one component of the result from the straight (not premultiplied) components of
/// the source and 1: `red' = r1·red + r2·green + r3·blue + r4·alpha + r5`.
public struct ColorMatrix: Equatable, Hashable, Sendable {
  /// The part of the source's red in red.
  public var r1: Float = 1
  /// The part of the source's green in red.
  public var r2: Float = 0
  /// The part of the source's blue in red.
  public var r3: Float = 0
  /// The part of the source's alpha in red.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// The part of the source's red in green.
  public var g1: Float = 0
  /// The part of the source's green in green.
  public var g2: Float = 1
  /// The part of the source's blue in green.
  public var g3: Float = 0
  /// The part of the source's alpha in green.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// The part of the source's red in blue.
  public var b1: Float = 0
  /// The part of the source's green in blue.
  public var b2: Float = 0
  /// The part of the source's blue in blue.
  public var b3: Float = 1
  /// The part of the source's alpha in blue.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// The part of the source's red in alpha.
  public var a1: Float = 0
  /// The part of the source's green in alpha.
  public var a2: Float = 0
  /// The part of the source's blue in alpha.
  public var a3: Float = 0
  /// The part of the source's alpha in alpha.
  public var a4: Float = 1
  /// What is added to alpha.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}
}

extension ColorMatrix {
  /// The 20 numbers row by row.
  package var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }

  /// - Precondition: `rows.count == 20`
  package init(rows: [Float]) {
    precondition(rows.count == 20, "a colour matrix has 20 numbers, not \(rows.count)")
    (r1, r2, r3, r4, r5) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (g1, g2, g3, g4, g5) = (rows[5], rows[6], rows[7], rows[8], rows[9])
    (b1, b2, b3, b4, b5) = (rows[10], rows[11], rows[12], rows[13], rows[14])
    (a1, a2, a3, a4, a5) = (rows[15], rows[16], rows[17], rows[18], rows[19])
  }
}
