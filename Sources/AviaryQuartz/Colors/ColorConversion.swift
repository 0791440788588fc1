@_spi(Hosting) package import AviaryDrawing
import Foundation

extension CGColorSpace {
  /// The amounts of light of components, with sRGB's primaries.
  private func light(of components: [Double]) -> SIMD3<Double> {
    switch kind {
    case .gray(let curve):
      return SIMD3(repeating: curve.decode(components[0]))
    case .rgb(let primaries, let curve):
      let own = SIMD3(
        curve.decode(components[0]),
        curve.decode(components[1]),
        curve.decode(components[2])
      )
      return primaries.convert(own, to: .sRGB)
    case .cmyk:
      let paper = 1 - components[3]
      func light(_ ink: Double) -> Double { TransferCurve.sRGB.decode((1 - ink) * paper) }
      return SIMD3(light(components[0]), light(components[1]), light(components[2]))
    }
  }

  /// The components of amounts of light, which have sRGB's primaries.
  private func components(of light: SIMD3<Double>) -> [Double] {
    func bounded(_ value: Double) -> Double { isExtended ? value : min(max(value, 0), 1) }
    switch kind {
    case .gray(let curve):
      // How bright each light is to the eye, ITU-R BT.709.
      let brightness = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
      return [bounded(curve.encode(brightness))]
    case .rgb(let primaries, let curve):
      let own = RGBPrimaries.sRGB.convert(light, to: primaries)
      return [own.x, own.y, own.z].map { bounded(curve.encode($0)) }
    case .cmyk:
      let lights = [light.x, light.y, light.z].map { min(max(TransferCurve.sRGB.encode($0), 0), 1) }
      let brightest = max(lights[0], lights[1], lights[2])
      let inks = lights.map { brightest > 0 ? 1 - $0 / brightest : 0 }
      return inks + [1 - brightest]
    }
  }

  /// Components of this space as those of another one.
  package func convert(_ components: [Double], to other: CGColorSpace) -> [Double] {
    if kind == other.kind {
      return other.isExtended ? components : components.map { min(max($0, 0), 1) }
    }
    return other.components(of: light(of: components))
  }

  /// A painter's red, green and blue of components of this space, told in the numbers of another one.
  ///
  /// What is drawn in a space is mixed in that space's own numbers.
  ///
  /// - Parameter other: Where the colour is painted; its greys are painted as equal red, green and blue.
  package func paint(_ components: [Double], alpha: Double, in other: CGColorSpace) -> RGBA {
    let converted = convert(components, to: other.model == .cmyk ? .standard : other)
    let red = converted[0]
    let (green, blue) = converted.count == 3 ? (converted[1], converted[2]) : (red, red)
    return RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
