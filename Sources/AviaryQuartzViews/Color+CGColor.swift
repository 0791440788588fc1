@_spi(Hosting) import AviaryDrawing
public import AviaryGraphics
public import AviaryQuartz
import Foundation

extension Color {
  /// Makes a colour of CoreGraphics': the same in all surroundings.
  ///
  /// - Parameter cgColor: The colour, of any space; what sRGB has not is kept.
  public init(cgColor: CGColor) { self.init(cgColor.paint(in: .wideStandard)) }

  /// Makes a colour of CoreGraphics': the same in all surroundings.
  ///
  /// - Parameter cgColor: The colour, of any space; what sRGB has not is kept.
  @available(*, deprecated, message: "Use Color(cgColor:).")
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour as CoreGraphics'; nil for one that depends on its surroundings.
  public var cgColor: CGColor? {
    switch provider {
    case .fixed(let resolved): resolved.cgColor
    case .faded(let color, let opacity):
      color.cgColor.flatMap { $0.copy(alpha: $0.alpha * CGFloat(opacity)) }
    // The system's colours that are the same everywhere.
    case .system(.black): CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    case .system(.white): CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    case .system(.clear): CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    default: nil
    }
  }
}

extension Color.Resolved {
  /// The colour as CoreGraphics', in extended sRGB where sRGB has it not.
  public var cgColor: CGColor {
    let components = [red, green, blue]
    let isWide = components.contains { $0 < 0 || $0 > 1 }
    return CGColor(
      isWide ? .wideStandard : .standard,
      components.map { CGFloat($0) },
      alpha: CGFloat(opacity)
    )
  }
}
