extension Color: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    switch provider {
    case .primary where context.level > 0, .secondary where context.level > 0:
      let offset = provider == .secondary ? 1 : 0
      return context.deeper(by: offset).resolve(
        levels: [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel])
    default:
      return context.leveled(ResolvedStyle(rgba(in: context.environment)))
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// The style has no other that it stands for.
  public typealias Resolved = Never

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.leveled(ResolvedStyle(rgba))
  }
}
