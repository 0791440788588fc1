package import AviaryEngine
import AviaryGraphics

extension ScaleTransition: KnownTransition {}
extension OffsetTransition: KnownTransition {}
extension MoveTransition: KnownTransition {}
extension SlideTransition: KnownTransition {}
extension PushTransition: KnownTransition {}
extension BlurReplaceTransition: KnownTransition {}
extension SymbolEffectTransition: KnownTransition {}

extension AnimatedTransition: KnownTransition {
  package func mayAnimateItself(comes: Bool) -> Bool {
    animation != nil || AnyTransition(base).mayAnimateItself(comes: comes)
  }

  package var withoutMotion: AnyTransition {
    AnyTransition(base).withoutMotion.animation(animation)
  }
}

extension CombinedTransition: KnownTransition {
  package func mayAnimateItself(comes: Bool) -> Bool {
    AnyTransition(first).mayAnimateItself(comes: comes)
      || AnyTransition(second).mayAnimateItself(comes: comes)
  }

  // Fading twice would be too much: the one with an animation of its own stands for both.
  package var withoutMotion: AnyTransition {
    let second = AnyTransition(second)
    return (second.mayAnimateItself(comes: true) ? second : AnyTransition(first)).withoutMotion
  }
}

extension AsymmetricTransition: KnownTransition {
  package func mayAnimateItself(comes: Bool) -> Bool {
    comes
      ? AnyTransition(insertion).mayAnimateItself(comes: true)
      : AnyTransition(removal).mayAnimateItself(comes: false)
  }

  package var withoutMotion: AnyTransition {
    .asymmetric(
      insertion: AnyTransition(insertion).withoutMotion,
      removal: AnyTransition(removal).withoutMotion
    )
  }
}
