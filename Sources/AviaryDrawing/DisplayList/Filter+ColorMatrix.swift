import Foundation

extension Filter {
  /// The filter as a matrix over straight colours; nil for filters which are none.
  ///
  /// Source: W3C Filter Effects, "filter function equivalents", whose functions SwiftUI's are named
  /// like.
  package var colorMatrix: ColorMatrix? {
    switch self {
    case .brightness(let amount):
      let b = Float(amount)
      return Self.matrix([1, 0, 0, 0, b], [0, 1, 0, 0, b], [0, 0, 1, 0, b])
    case .contrast(let amount):
      let c = Float(amount)
      let d = 0.5 - 0.5 * c
      return Self.matrix([c, 0, 0, 0, d], [0, c, 0, 0, d], [0, 0, c, 0, d])
    case .saturation(let amount):
      return Self.saturation(Float(amount))
    case .grayscale(let amount):
      return Self.saturation(1 - Float(min(max(amount, 0), 1)))
    case .hueRotation(let angle):
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      return Self.matrix(
        [
          0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928, 0, 0,
        ],
        [
          0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
          0.072 - c * 0.072 - s * 0.283, 0, 0,
        ],
        [
          0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072, 0, 0,
        ]
      )
    case .colorInvert(let amount):
      let a = Float(amount)
      let f = 1 - 2 * a
      return Self.matrix([f, 0, 0, 0, a], [0, f, 0, 0, a], [0, 0, f, 0, a])
    case .colorMultiply(let color):
      return Self.matrix(
        [color.red, 0, 0, 0, 0],
        [0, color.green, 0, 0, 0],
        [0, 0, color.blue, 0, 0],
        [0, 0, 0, color.alpha, 0]
      )
    case .colorMatrix(let matrix):
      return matrix
    case .blur, .shadow, .alphaThreshold, .luminanceToAlpha:
      return nil
    }
  }

  package static func saturation(_ s: Float) -> ColorMatrix {
    matrix(
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0]
    )
  }

  private static func matrix(
    _ red: [Float],
    _ green: [Float],
    _ blue: [Float],
    _ alpha: [Float] = [0, 0, 0, 1, 0]
  ) -> ColorMatrix {
    ColorMatrix(rows: red + green + blue + alpha)
  }
}
