import AviaryGraphics
public import Foundation

/// What loads content anew when it is pulled down, of UIKit: its values are kept, and nothing draws
/// it; SwiftUI's `refreshable` is drawn.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether it goes on.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// One that rests.
  @MainActor @preconcurrency public init() { super.init(frame: .zero) }

  /// One that rests, with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that it goes on.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it is over.
  open func endRefreshing() { isRefreshing = false }
}
