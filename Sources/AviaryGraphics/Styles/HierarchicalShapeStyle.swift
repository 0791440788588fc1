/// A level of the foreground style around: the style itself, or a weaker variant.
public struct HierarchicalShapeStyle: ShapeStyle, BitwiseCopyable {
  let level: Int

  /// The foreground style around.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style around.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style around.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style around.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style around.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.deeper(by: level).resolveForeground()
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style around.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style around.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style around.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style around.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style some levels below another.
struct OffsetLevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let levels: Int

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    base._resolve(in: context.deeper(by: levels))
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { OffsetLevelStyle(base: self, levels: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { OffsetLevelStyle(base: self, levels: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { OffsetLevelStyle(base: self, levels: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { OffsetLevelStyle(base: self, levels: 4) }
}
