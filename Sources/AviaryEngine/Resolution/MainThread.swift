/// Calls what belongs on the main actor from the engine, which runs on the main thread but is not isolated.
package enum MainThread {
  /// Runs a view's body.
  static func body<V: View>(of view: V) -> V.Body {
    let run: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(run, to: ((V) -> V.Body).self)(view)
  }

  /// Runs a modifier's body.
  static func body<M: ViewModifier>(of modifier: M, content: M.Content) -> M.Body {
    let run: @MainActor (M, M.Content) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(run, to: ((M, M.Content) -> M.Body).self)(modifier, content)
  }

  /// Runs a transition's body.
  static func body<T: Transition>(
    of transition: T,
    content: T.Content,
    _ phase: TransitionPhase
  ) -> T.Body {
    let run: @MainActor (T, T.Content, TransitionPhase) -> T.Body = {
      $0.body(content: $1, phase: $2)
    }
    return unsafeBitCast(run, to: ((T, T.Content, TransitionPhase) -> T.Body).self)(
      transition,
      content,
      phase
    )
  }

  /// Runs a closure.
  package static func run<Result>(_ action: @escaping @MainActor () -> Result) -> Result {
    unsafeBitCast(action, to: (() -> Result).self)()
  }
}
