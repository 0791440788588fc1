@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine

/// The colours that Apple's systems define, in all variants that they publish.
///
/// - SeeAlso: Apple's Human Interface Guidelines, "Color", and the documentation pages of `UIColor`'s
///   standard and user interface element colours (iOS 18).
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholderText, separator, opaqueSeparator, link
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case black, white, clear, lightText, darkText

  /// The colour as it is painted in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let variants = variants
    // What is the same everywhere depends on nothing.
    if variants.areAlike { return variants.light.rgba }
    let scheme = environment.colorScheme
    let color = scheme == .dark ? elevated ?? self : self
    // Only backgrounds ask how high they lie, so that nothing else depends on it.
    let shown = color != self && environment.isElevated ? color.variants : variants
    return shown.rgba(scheme, environment.colorSchemeContrast)
  }

  /// What a background becomes in the dark on something that lies above all else; nil for what stays as it is.
  private var elevated: SystemColor? {
    switch self {
    case .background, .groupedBackground: .gray6
    case .secondaryBackground, .secondaryGroupedBackground: .gray5
    case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
    default: nil
    }
  }

  /// The colour as it is painted on the lowest level.
  package func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> RGBA {
    variants.rgba(scheme, contrast)
  }

  /// A colour as it is published: its code and its opacity.
  private struct Code: Equatable {
    var hex: UInt32
    var opacity: Float = 1

    var rgba: RGBA { opacity == 1 ? RGBA(hex: hex) : RGBA(hex: hex).opacity(opacity) }
  }

  private struct Variants {
    var light: Code
    var dark: Code
    var lightContrast: Code
    var darkContrast: Code

    init(
      _ light: UInt32,
      _ dark: UInt32,
      _ lightContrast: UInt32? = nil,
      _ darkContrast: UInt32? = nil
    ) {
      self.light = Code(hex: light)
      self.dark = Code(hex: dark)
      self.lightContrast = Code(hex: lightContrast ?? light)
      self.darkContrast = Code(hex: darkContrast ?? dark)
    }

    /// Colours with opacities of their own; `increased` replaces them where contrast is increased.
    init(
      _ light: UInt32,
      _ lightAlpha: Float,
      _ dark: UInt32,
      _ darkAlpha: Float,
      increased: (Float, Float)
    ) {
      self.light = Code(hex: light, opacity: lightAlpha)
      self.dark = Code(hex: dark, opacity: darkAlpha)
      lightContrast = Code(hex: light, opacity: increased.0)
      darkContrast = Code(hex: dark, opacity: increased.1)
    }

    /// Whether the colour is the same in all environments.
    var areAlike: Bool { light == dark && light == lightContrast && light == darkContrast }

    func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBA {
      switch (scheme, contrast) {
      case (.light, .standard): light.rgba
      case (.dark, .standard): dark.rgba
      case (.light, .increased): lightContrast.rgba
      case (.dark, .increased): darkContrast.rgba
      }
    }
  }

  private var variants: Variants {
    switch self {
    case .red: Variants(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: Variants(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: Variants(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: Variants(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: Variants(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .teal: Variants(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: Variants(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue: Variants(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: Variants(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: Variants(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: Variants(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: Variants(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: Variants(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: Variants(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: Variants(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: Variants(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: Variants(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: Variants(0x000000, 0xFFFFFF)
    case .secondaryLabel: Variants(0x3C3C43, 0.6, 0xEBEBF5, 0.6, increased: (0.8, 0.7))
    case .tertiaryLabel: Variants(0x3C3C43, 0.3, 0xEBEBF5, 0.3, increased: (0.7, 0.55))
    case .quaternaryLabel: Variants(0x3C3C43, 0.18, 0xEBEBF5, 0.16, increased: (0.55, 0.4))
    // Not among UIKit's colours; the next step of the same row.
    case .quinaryLabel: Variants(0x3C3C43, 0.12, 0xEBEBF5, 0.1, increased: (0.4, 0.3))
    case .placeholderText: Variants(0x3C3C43, 0.3, 0xEBEBF5, 0.3, increased: (0.6, 0.6))
    case .separator: Variants(0x3C3C43, 0.29, 0x545458, 0.6, increased: (0.37, 0.65))
    case .opaqueSeparator: Variants(0xC6C6C8, 0x38383A)
    case .link: Variants(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    case .fill: Variants(0x787880, 0.2, 0x787880, 0.36, increased: (0.28, 0.44))
    case .secondaryFill: Variants(0x787880, 0.16, 0x787880, 0.32, increased: (0.24, 0.4))
    case .tertiaryFill: Variants(0x767680, 0.12, 0x767680, 0.24, increased: (0.2, 0.32))
    case .quaternaryFill: Variants(0x747480, 0.08, 0x767680, 0.18, increased: (0.16, 0.26))
    case .background: Variants(0xFFFFFF, 0x000000)
    case .secondaryBackground: Variants(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiaryBackground: Variants(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .groupedBackground: Variants(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondaryGroupedBackground: Variants(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiaryGroupedBackground: Variants(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    case .black: Variants(0x000000, 0x000000)
    case .white: Variants(0xFFFFFF, 0xFFFFFF)
    case .clear: Variants(0, 0, 0, 0, increased: (0, 0))
    case .lightText: Variants(0xFFFFFF, 0.6, 0xFFFFFF, 0.6, increased: (0.6, 0.6))
    case .darkText: Variants(0x000000, 0x000000)
    }
  }
}
