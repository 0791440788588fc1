public import Foundation

/// A piece of a display list in its own coordinates.
///
/// It never changes; a changed view makes a new one.
///
/// Identity is what makes frames cheap: two lists that hold the same object differ nowhere inside
/// it.
@_spi(Hosting) public final class DisplayFragment {
  /// What is painted, the first at the bottom.
  public let commands: [DisplayCommand]
  /// Named in dumps, such as the view that drew it; empty for none.
  public let name: String

  /// A rectangle outside of which nothing is painted; `CGRect.null` if nothing is at all.
  ///
  /// Not the tightest: curves count with their control points.
  /// - Complexity: O(1) after the first call, which asks each command.
  public private(set) lazy var bounds: CGRect = commands.reduce(CGRect.null) {
    $0.union($1.bounds)
  }

  /// Whether something in here blurs what lies below and so can't be painted without it.
  public private(set) lazy var readsBackdrop: Bool = commands.contains { $0.readsBackdrop }

  /// Whether something in here meets what lies below in another way than by covering it, so that it can't be
  /// painted straight onto that where it is to be by itself.
  public private(set) lazy var blends: Bool = commands.contains { $0.blends }

  package init(_ commands: [DisplayCommand], name: String = "") {
    self.commands = commands
    self.name = name
  }

  package static func empty() -> DisplayFragment { DisplayFragment([]) }

  /// Whether there are no commands.
  public var isEmpty: Bool { commands.isEmpty }
}
