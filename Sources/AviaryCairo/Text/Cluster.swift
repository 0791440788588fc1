import Foundation

/// The smallest piece of text that has a place of its own: a character, a ligature, an attachment.
///
/// Clusters of a text stand in reading order. Offsets are in UTF-8 from the text's beginning.
struct Cluster {
  /// What may be done in front of the cluster.
  struct Breaks: OptionSet {
    var rawValue: UInt8
    /// A line may end.
    static let line = Breaks(rawValue: 1)
    /// A caret may stand, and a line may end if nothing better is found.
    static let character = Breaks(rawValue: 2)
    /// The cluster is white space, which hangs over at the end of a line.
    static let white = Breaks(rawValue: 4)
  }

  var start: Int
  var end: Int
  /// Points, kerning and tracking included.
  var width: CGFloat
  /// The run that has its glyphs, and which of them.
  var run: Int
  var glyphs: Range<Int>
  /// The run of the request it belongs to.
  var attributes: Int
  var breaks: Breaks
}
