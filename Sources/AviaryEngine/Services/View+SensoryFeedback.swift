extension View {
  /// Gives a sign when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives a sign when a value changes, if a condition holds for the old and the new value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Gives the sign that a closure chooses when a value changes; none for nil.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }

  /// Gives the sign that a closure chooses for the old and the new value when a value changes; none for nil.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}

/// Gives signs by the services of the root that the view is in.
private struct FeedbackModifier<Trigger: Equatable> {
  @Environment(\.platformServices) private var services
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }
}

extension FeedbackModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let sign = feedback(old, new) { services.playFeedback(sign) }
    }
  }
}
