@_spi(Engine) public import AviaryEngine

/// Shows its content with values that follow keyframes.
///
/// The content's body runs with each frame. In a picture the content is shown with the first value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let player = PlayerProperty<KeyframePlayer<Value>>()
  let initialValue: Value
  /// What starts the keyframes; nil where they start by themselves.
  let trigger: AnyEquatable?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Follows the keyframes, once or again and again.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes once whenever a value changes.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content(currentValue) }

  private var currentValue: Value {
    let keyframes = keyframes
    return player.player?.value(
      from: initialValue,
      trigger: trigger,
      isRepeating: isRepeating
    ) { value in
      KeyframeTimeline(initialValue: value) { keyframes(value) }
    } ?? initialValue
  }
}

extension View {
  /// Changes this view by values that follow keyframes; in a picture by the first one.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes
    )
  }

  /// Changes this view by values that follow keyframes whenever a value changes; in a picture by the first one.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes
    )
  }
}
