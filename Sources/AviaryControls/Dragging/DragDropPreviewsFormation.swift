public import AviaryEngine
import Foundation

/// How the pictures of several things that are dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private enum Kind {
    case `default`, list, none, pile, stack
  }

  private let kind: Kind

  /// As the platform does it: in a stack.
  public static let `default` = Self(kind: .default)
  /// Below each other.
  public static let list = Self(kind: .list)
  /// As they lay.
  public static let none = Self(kind: .none)
  /// Over each other, without order.
  public static let pile = Self(kind: .pile)
  /// Over each other, each a bit further on.
  public static let stack = Self(kind: .stack)

  /// How far the picture at an index lies from the first one, in points; nil where it stays where it was.
  ///
  /// - Parameters:
  ///   - index: 1 for the second picture.
  ///   - size: That of the first picture.
  func shift(_ index: Int, _ size: CGSize) -> CGSize? {
    let step = CGFloat(min(index, 4))
    switch kind {
    case .default, .stack: return CGSize(width: 5 * step, height: 5 * step)
    case .list: return CGSize(width: 0, height: CGFloat(index) * (size.height + 4))
    case .pile: return CGSize(width: index % 2 == 0 ? 4 * step : -4 * step, height: 3 * step)
    case .none: return nil
    }
  }
}

enum DragPreviewsFormationKey: EnvironmentKey {
  static var defaultValue: DragDropPreviewsFormation { .default }
}

extension EnvironmentValues {
  var dragPreviewsFormation: DragDropPreviewsFormation {
    get { self[DragPreviewsFormationKey.self] }
    set { self[DragPreviewsFormationKey.self] = newValue }
  }
}

extension View {
  /// Says how the pictures of several things lie that are dragged out of this view.
  ///
  /// - Parameter formation: How they lie; in a stack by default.
  public nonisolated func dragPreviewsFormation(
    _ formation: DragDropPreviewsFormation
  ) -> some View {
    environment(\.dragPreviewsFormation, formation)
  }
}
