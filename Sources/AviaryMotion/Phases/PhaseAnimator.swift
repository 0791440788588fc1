@_spi(Engine) public import AviaryEngine

/// Shows its content in one phase after another.
///
/// Each phase follows when the animation that led to the one before is logically complete. In a picture the content is
/// shown in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let player = PlayerProperty<PhasePlayer>()
  let phases: [Phase]
  /// What starts a round; nil where the rounds go on by themselves.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through the phases again and again.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once whenever a value changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    if !phases.isEmpty { content(phases[currentPhase]) }
  }

  private var currentPhase: Int {
    let (phases, animation) = (phases, animation)
    return player.player?.phase(of: phases.count, trigger: trigger) { animation(phases[$0]) } ?? 0
  }
}

extension View {
  /// Changes this view in one phase after another, again and again; in a picture in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(self), $0) },
      animation: animation
    )
  }

  /// Changes this view in one phase after another whenever a value changes; in a picture in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) },
      animation: animation
    )
  }
}
