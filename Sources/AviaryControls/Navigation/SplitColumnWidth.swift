@_spi(Engine) public import AviaryEngine
public import Foundation

/// How wide a column of a split view is, and can be made, in points.
struct SplitColumnWidth: Equatable {
  /// Leading columns of which nobody says how wide they are.
  static var leading: SplitColumnWidth { ControlTheme.standard.split.column }
  /// A last column narrower than this can't be used.
  static var leastDetail: CGFloat { ControlTheme.standard.split.leastDetail }
  /// How wide the last column is where neither a proposal nor its content says it, in points.
  static let idealDetail: CGFloat = 520

  var least: CGFloat
  var ideal: CGFloat
  var greatest: CGFloat

  var isFixed: Bool { least >= greatest }

  func clamped(_ width: CGFloat) -> CGFloat { max(least, min(greatest, width)) }
}

enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }
  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the width of the column around this view, in points: nobody can make it another one.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(least: width, ideal: width, greatest: width)
    )
  }

  /// Sets the width of the column around this view, in points: the ideal one, and how far a person can change it.
  ///
  /// Where there is too little space for the columns beside, the column gets narrower down to `min` by itself. A least
  /// width of nil is 200, or `ideal` if that is less; a greatest one of nil is 480, or `ideal` if that is more.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    let usual = SplitColumnWidth.leading
    let least = min ?? Swift.min(usual.least, ideal)
    let greatest = Swift.max(least, max ?? Swift.max(usual.greatest, ideal))
    return preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(
        least: least,
        ideal: Swift.max(least, Swift.min(greatest, ideal)),
        greatest: greatest
      )
    )
  }
}
