extension StyleContext {
  /// One of the system's colours by the context's level; beyond the last one, that one made weaker.
  func resolve(levels: [SystemColor]) -> ResolvedStyle {
    let index = min(level, levels.count - 1)
    var rest = self
    rest.level = level - index
    return rest.leveled(ResolvedStyle(levels[index].rgba(in: environment)))
  }
}
