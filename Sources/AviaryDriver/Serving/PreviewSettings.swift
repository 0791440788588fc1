import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting

/// How a preview is shown: what the page and the protocol can ask for.
struct PreviewSettings: Equatable {
  /// In points; nil for what the preview's traits ask for.
  var width: CGFloat?
  var height: CGFloat?
  var scale: CGFloat = 2
  var isDark = false
  var hasHighContrast = false
  var typeSize = DynamicTypeSize.large
  var locale = "en_US"
  var isRightToLeft = false

  /// Takes over what an object names; what it doesn't name stays, what is null there is as usual again.
  ///
  /// - Throws: `InspectionError` for a value that means nothing.
  mutating func apply(_ arguments: JSON) throws {
    let usual = PreviewSettings()
    for (name, value) in arguments.object ?? [:] where value == .null {
      switch name {
      case "width": width = usual.width
      case "height": height = usual.height
      case "device": (width, height) = (usual.width, usual.height)
      case "scale": scale = usual.scale
      case "dark": isDark = usual.isDark
      case "highContrast": hasHighContrast = usual.hasHighContrast
      case "typeSize": typeSize = usual.typeSize
      case "locale": locale = usual.locale
      case "rightToLeft": isRightToLeft = usual.isRightToLeft
      default: break
      }
    }
    if let name = arguments["device"]?.string {
      guard let size = DeviceScreens.size(of: name) else {
        throw InspectionError(.badRequest, "the device “\(name)” is not known")
      }
      (width, height) = size
    }
    if let value = arguments["width"]?.number { width = try Self.length(value, "width") }
    if let value = arguments["height"]?.number { height = try Self.length(value, "height") }
    if let value = arguments["scale"]?.number {
      guard (0.25...8).contains(value) else {
        throw InspectionError(.badRequest, "a scale of \(value) is not in 0.25 to 8")
      }
      scale = value
    }
    if let dark = arguments["dark"]?.bool { isDark = dark }
    if let high = arguments["highContrast"]?.bool { hasHighContrast = high }
    if let right = arguments["rightToLeft"]?.bool { isRightToLeft = right }
    if let name = arguments["typeSize"]?.string {
      guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
        let known = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
        throw InspectionError(.badRequest, "there is no size of text “\(name)”, but \(known)")
      }
      typeSize = size
    }
    if let name = arguments["locale"]?.string {
      guard Locale(identifier: name).language.languageCode?.isISOLanguage == true else {
        throw InspectionError(.badRequest, "there is no locale “\(name)”; one is en_US, say")
      }
      locale = name
    }
  }

  private static func length(_ value: Double, _ name: String) throws -> CGFloat {
    guard (1...8192).contains(value) else {
      throw InspectionError(.badRequest, "a \(name) of \(value) is not in 1 to 8192 points")
    }
    return value
  }

  /// Shows a screen so.
  @MainActor
  func apply(to screen: Screen, size: ScreenSize) {
    if screen.size != size { screen.size = size }
    let scheme: ColorScheme = isDark ? .dark : .light
    if screen.colorScheme != scheme { screen.colorScheme = scheme }
    let contrast: ColorSchemeContrast = hasHighContrast ? .increased : .standard
    if screen.contrast != contrast { screen.contrast = contrast }
    if screen.dynamicTypeSize != typeSize { screen.dynamicTypeSize = typeSize }
    if screen.locale.identifier != locale { screen.locale = Locale(identifier: locale) }
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if screen.layoutDirection != direction { screen.layoutDirection = direction }
    if screen.scale != scale { screen.scale = scale }
  }

  /// What a screen in a test is made with, beside its size, to be so.
  var source: [String] {
    let usual = PreviewSettings()
    var source: [String] = []
    if isDark { source.append("colorScheme: .dark") }
    if typeSize != usual.typeSize { source.append("dynamicTypeSize: .\(typeSize)") }
    if locale != usual.locale {
      source.append("locale: Locale(identifier: \(Recording.literal(locale)))")
    }
    if isRightToLeft { source.append("layoutDirection: .rightToLeft") }
    return source
  }
}

extension View {
  /// The view as settings want it, where no screen has them: all of them but the size, the scale and the scheme.
  func shown(_ settings: PreviewSettings) -> some View {
    environment(\.locale, Locale(identifier: settings.locale))
      .environment(\._colorSchemeContrast, settings.hasHighContrast ? .increased : .standard)
      .dynamicTypeSize(settings.typeSize)
      .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
