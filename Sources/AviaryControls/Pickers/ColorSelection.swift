@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The colour of a picker, as it is seen where the picker is.
struct ColorSelection {
  let supportsOpacity: Bool
  private let color: Binding<Color>
  private let environment: EnvironmentValues

  /// Reads and writes a colour, resolved in the environment of its picker.
  init(_ color: Binding<Color>, _ supportsOpacity: Bool, _ environment: EnvironmentValues) {
    self.color = color
    self.supportsOpacity = supportsOpacity
    self.environment = environment
  }

  /// The colour; opaque where opacity is not supported.
  var current: Color.Resolved {
    var resolved = color.wrappedValue.resolve(in: environment)
    if !supportsOpacity { resolved.opacity = 1 }
    return resolved
  }

  /// Writes a colour with the opacity that there is.
  func choose(_ new: Color.Resolved) {
    var new = new
    new.opacity = current.opacity
    write(new)
  }

  /// How much the colour covers, 0 to 1.
  var opacity: Binding<Double> {
    Binding(
      location: FunctionalLocation(
        get: { Double(current.opacity) },
        set: { opacity, _ in
          var new = current
          new.opacity = Float(opacity)
          write(new)
        }
      )
    )
  }

  private func write(_ new: Color.Resolved) {
    if new != current { color.wrappedValue = Color(new) }
  }

  /// The opacity in percent.
  var percentage: String { "\(Int(bounded: Double(current.opacity * 100).rounded()))%" }

  /// The colour in words, for assistive technology.
  var words: String {
    current.opacity < 1 ? "\(current.hexadecimal), opacity \(percentage)" : current.hexadecimal
  }
}

extension Color.Resolved {
  /// Red, green and blue as `#RRGGBB`, what lies outside of sRGB moved to its edge.
  var hexadecimal: String { String(description.prefix(7)) }

  /// Reads `#RRGGBB` or `#RGB`, with or without its first character and spaces around; nil for anything else.
  init?(hexadecimal text: String) {
    var digits = Substring(text.trimmingCharacters(in: .whitespacesAndNewlines))
    if digits.first == "#" { digits.removeFirst() }
    guard digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII) else { return nil }
    if digits.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    self.init(RGBA(hex: value))
  }
}
