package import Foundation

/// The size that a window opens with where nobody says one.
///
/// It is that of its content, within bounds: content that can be of any size, as a list, says nothing useful of its
/// width, and a paragraph wants to be a single line. All lengths are points.
package enum ContentOpeningSize {
  /// Content that can grow gets at least as much room as the window of a small program: less wide than what the size
  /// class `compact` ends at, so that what is written for phones looks like there.
  static let leastOfFlexible = CGSize(width: 480, height: 720)
  /// Content of a fixed size has some room around it.
  static let leastOfFixed = CGSize(width: 320, height: 200)
  /// Texts are broken into lines in wider windows.
  static let greatestWidthOfLines: CGFloat = 900
  /// The part of the screen that a window takes at most: the desktop has bars of its own, and windows have a title.
  static let partOfScreen: CGFloat = 0.85

  /// The size for some content.
  ///
  /// - Parameters:
  ///   - least: The smallest that the content can be.
  ///   - ideal: What it is where nothing is proposed.
  ///   - greatest: The largest that it can be.
  ///   - screen: The size of the screen; nil where it is unknown, which is a bound of 1280 by 800.
  ///   - height: How high the content wants to be in a width.
  /// - Returns: A size no larger than the screen lets it be, in points.
  package static func size(
    least: CGSize,
    ideal: CGSize,
    greatest: CGSize,
    screen: CGSize?,
    height: (CGFloat) -> CGFloat
  ) -> CGSize {
    let screen = screen ?? CGSize(width: 1280, height: 800)
    let space = CGSize(width: screen.width * partOfScreen, height: screen.height * partOfScreen)
    // What can be narrower than it wants is broken into lines, or scrolls.
    let wanted =
      least.width < ideal.width
      ? min(ideal.width, max(least.width, greatestWidthOfLines)) : ideal.width
    let width = length(
      wanted,
      atLeast: greatest.width > ideal.width ? leastOfFlexible.width : leastOfFixed.width,
      least: least.width,
      space: space.width
    )
    let high = height(width)
    return CGSize(
      width: width,
      height: length(
        high,
        atLeast: greatest.height > high ? leastOfFlexible.height : leastOfFixed.height,
        least: least.height,
        space: space.height
      )
    )
  }

  /// A length between bounds, of which the screen's is the last word.
  private static func length(
    _ wanted: CGFloat,
    atLeast floor: CGFloat,
    least: CGFloat,
    space: CGFloat
  ) -> CGFloat {
    let wanted = wanted.isFinite ? wanted : floor
    return min(max(wanted, floor, least.isFinite ? least : 0), space)
  }
}
