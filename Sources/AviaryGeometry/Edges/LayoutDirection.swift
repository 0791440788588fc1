/// The direction in which a user interface is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
