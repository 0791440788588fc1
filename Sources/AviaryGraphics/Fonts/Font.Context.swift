public import AviaryEngine
import Foundation

extension Font {
  /// What of the surroundings decides what a font is.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let fonts: FontContext

    public var debugDescription: String {
      let weight = fonts.legibilityWeight.map { ", \($0)" } ?? ""
      return "Font.Context(\(fonts.dynamicTypeSize)\(weight))"
    }
  }

  /// What the font is under given surroundings.
  ///
  /// - Parameter context: The surroundings, from the environment's `fontResolutionContext`.
  public func resolve(in context: Context) -> Resolved { Resolved(resolve(in: context.fonts)) }
}

extension EnvironmentValues {
  /// What of the environment decides what fonts are: the size and the weight that the reader wants.
  public var fontResolutionContext: Font.Context {
    var fonts = FontContext()
    fonts.dynamicTypeSize = dynamicTypeSize
    fonts.legibilityWeight = legibilityWeight
    return Font.Context(fonts: fonts)
  }
}
