/// What views and modifiers are called in code, from the names of the types that stand for them.
@_spi(Engine) public enum LayoutNames {
  /// The name of a view's type without the types that it is made of.
  package static func view(_ type: String) -> String {
    let name = base(type)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The name of the method that a modifier's type stands for: `padding` of `PaddingModifier`.
  static func modifier(_ type: String) -> String {
    var name = view(type)
    if name == "IgnoredByLayoutEffect", let bracket = type.firstIndex(of: "<") {
      return modifier(String(type[type.index(after: bracket)...].dropLast()))
    }
    if let known = known[name] { return known }
    if name.hasSuffix("Modifier") { name.removeLast("Modifier".count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func base(_ type: String) -> String {
    String(type.prefix { $0 != "<" })
  }

  /// Types whose method has another name than theirs.
  private static let known = [
    "AppearModifier": "onAppear",
    "ClipModifier": "clipShape",
    "DragModifier": "draggable",
    "DropModifier": "dropDestination",
    "FlipModifier": "flipsForRightToLeftLayoutDirection",
    "GeometryChangeModifier": "onGeometryChange",
    "HitTestingModifier": "allowsHitTesting",
    "HoverModifier": "onHover",
    "KeyPressModifier": "onKeyPress",
    "MatchedGeometryModifier": "matchedGeometryEffect",
    "OffsetEffect": "offset",
    "OpacityEffect": "opacity",
    "BlurEffect": "blur",
    "ShadowEffect": "shadow",
    "HiddenEffect": "hidden",
    "DrawingGroupEffect": "drawingGroup",
    "PreferenceActionModifier": "onPreferenceChange",
    "ReceiveModifier": "onReceive",
    "ScrollGeometryChangeModifier": "onScrollGeometryChange",
    "ScrollPhaseChangeModifier": "onScrollPhaseChange",
    "ScrollVisibilityModifier": "onScrollVisibilityChange",
  ]
}
