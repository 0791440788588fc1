public import Foundation

/// What lets a person feel something.
///
/// On a desktop nobody feels it: these are silent, and say
/// nothing either.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// One that is silent.
  public nonisolated override init() {}

  /// Gets ready; there is nothing to get ready.
  open func prepare() {}
}

/// What lets a person feel that something hits something; silent.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits.
  public enum FeedbackStyle: Int, Sendable {
    /// Something light.
    case light
    /// Something of middle weight.
    case medium
    /// Something heavy.
    case heavy
    /// Something soft.
    case soft
    /// Something rigid.
    case rigid
  }

  /// One that is silent.
  public init(style: FeedbackStyle) { super.init() }

  /// One that is silent.
  public nonisolated override init() { super.init() }

  /// Would be felt.
  open func impactOccurred() {}

  /// Would be felt, from 0 for not at all to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What lets a person feel how something ended; silent.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Badly.
    case error
  }

  /// Would be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What lets a person feel that a selection changes; silent.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would be felt.
  open func selectionChanged() {}
}
