/// The red, green and blue of a colour space, with white at D65.
enum RGBPrimaries: Hashable, Sendable {
  /// Those of ITU-R BT.709 too.
  case sRGB
  case displayP3
  case adobeRGB
  /// ITU-R BT.2020.
  case wide

  /// CIE's x and y of red, green and blue.
  private var chromaticities: [(x: Double, y: Double)] {
    switch self {
    case .sRGB: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    case .displayP3: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    case .adobeRGB: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
    case .wide: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
    }
  }

  /// From amounts of light to CIE's XYZ: the columns of a matrix.
  ///
  /// Columns are scaled so that equal amounts are white.
  var toXYZ: [SIMD3<Double>] {
    let columns = chromaticities.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let white = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    let amounts = Self.solve(columns, white)
    return [columns[0] * amounts.x, columns[1] * amounts.y, columns[2] * amounts.z]
  }

  /// The factors of three columns that add up to a vector: Cramer's rule.
  static func solve(_ m: [SIMD3<Double>], _ v: SIMD3<Double>) -> SIMD3<Double> {
    func determinant(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Double {
      a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x)
        + a.z * (b.x * c.y - b.y * c.x)
    }
    let all = determinant(m[0], m[1], m[2])
    return SIMD3(
      determinant(v, m[1], m[2]) / all,
      determinant(m[0], v, m[2]) / all,
      determinant(m[0], m[1], v) / all
    )
  }

  /// Amounts of light of these primaries as those of others.
  func convert(_ light: SIMD3<Double>, to other: RGBPrimaries) -> SIMD3<Double> {
    if self == other { return light }
    let own = toXYZ
    return Self.solve(other.toXYZ, own[0] * light.x + own[1] * light.y + own[2] * light.z)
  }
}
