public import Foundation

// Foundation compares texts as people sort them on Apple's systems only, by `String.StandardComparator`.
extension SortComparator where Self == String.Comparator {
  /// As file managers sort names: by the numbers in them, without regard to case.
  @_disfavoredOverload public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }
}
