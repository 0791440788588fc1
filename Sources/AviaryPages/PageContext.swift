/// What a header or a footer is told of its page.
public struct PageContext {
  /// The number of the page, from 1 on.
  public let number: Int

  let counter: PageCounter

  /// How many pages there are.
  ///
  /// A header or footer that reads this has all pages laid out before the first is painted.
  @MainActor public var count: Int {
    counter.isRead = true
    return counter.count ?? number
  }
}

/// How many pages there are, once somebody wants to know.
@MainActor
final class PageCounter {
  var isRead = false
  var count: Int?
}
