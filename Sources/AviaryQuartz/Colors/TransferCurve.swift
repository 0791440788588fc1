import AviaryDrawing
import Foundation

/// How a component of a colour relates to the amount of light.
enum TransferCurve: Hashable, Sendable {
  case linear
  case sRGB
  case gamma(Double)
  /// That of television, ITU-R BT.709 and BT.2020.
  case video

  /// The amount of light of a component; what is negative stays so.
  func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let light =
      switch self {
      case .linear: magnitude
      case .sRGB: ColorMath.decode(magnitude)
      case .gamma(let gamma): pow(magnitude, gamma)
      case .video: magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
      }
    return value < 0 ? -light : light
  }

  /// The component of an amount of light.
  func encode(_ light: Double) -> Double {
    let magnitude = abs(light)
    let value =
      switch self {
      case .linear: magnitude
      case .sRGB: ColorMath.encode(magnitude)
      case .gamma(let gamma): pow(magnitude, 1 / gamma)
      case .video: magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
      }
    return light < 0 ? -value : value
  }
}
