package import Foundation

/// A window that a program opens by itself, beside those of its scenes.
///
/// Programs that are written for AppKit or UIKit show views in such windows. Used on the main thread.
package final class ProgramWindow {
  /// What is around its content.
  package enum Frame {
    /// What the desktop puts there.
    case desktop
    /// The window's buttons alone, over the content.
    case buttons
    /// Nothing.
    case none
  }

  /// Where on the screen it opens.
  package enum Place: Equatable {
    case middle
    /// Its upper left corner, in points from the screen's.
    case point(CGPoint)
  }

  /// What it shows.
  package var content = AnyView(EmptyView()) { didSet { changed() } }
  /// Its title; nil for the program's name.
  package var title: String? { didSet { changed() } }
  /// The size of its content when it opens, in points; nil for the one that the content wants.
  package var size: CGSize? { didSet { changed() } }
  /// The least size of its content, in points.
  package var leastSize = CGSize.zero { didSet { changed() } }
  /// Where it opens; nil for the desktop's choice.
  package var place: Place?
  package var frame = Frame.desktop
  /// Whether people can change its size.
  package var isResizable = true { didSet { changed() } }
  /// Before others where it is above 0, behind them where it is below.
  package var level = 0
  /// Whether a press that no view wants moves it, wherever it is.
  package var dragsByBackground = false { didSet { changed() } }

  /// Whether it stays in front of the window that had the keyboard when it opened.
  package var isDialog = false

  /// Whether it may be closed by a person.
  package var mayClose: () -> Bool = { true }
  /// Called when it has been closed.
  package var didClose: () -> Void = {}
  /// Called when it has got the keyboard, or has lost it.
  package var keyChanged: (_ isKey: Bool) -> Void = { _ in }

  /// What views know it by, for who shows it; nil while it is not shown.
  package var reference: WindowReference?
  /// Called when something of it is another, for who shows it.
  package var onChange: (() -> Void)?

  package init() {}

  private func changed() { onChange?() }
}
