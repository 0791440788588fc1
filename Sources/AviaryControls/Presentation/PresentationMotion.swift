@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// How far a presentation is on its way in or out: what its parts draw themselves by.
///
/// The transition of a presentation is one for all of it, while its parts come and go in different ways: a card slides,
/// what is dimmed around it fades. So the transition moves a number, and the parts read it when they draw.
final class PresentationMotion {
  /// 0 where nothing of the presentation is seen, 1 where it is at rest; a spring may go beyond.
  private(set) var progress: CGFloat = 1
  /// Whether nobody asks for the presentation any more.
  var isLeaving = false
  /// The nodes that draw by it.
  private var parts: [ObjectIdentifier: PresentedPartNode] = [:]

  func add(_ part: PresentedPartNode) { parts[ObjectIdentifier(part)] = part }

  func remove(_ part: PresentedPartNode) { parts[ObjectIdentifier(part)] = nil }

  func show(_ progress: CGFloat) {
    guard progress != self.progress else { return }
    self.progress = progress
    for part in parts.values { part.invalidateDrawing() }
  }

  /// From the top of the card that slides to the lower edge of the space, in points; 0 if there is none.
  var way: CGFloat { card?.way ?? 0 }

  /// The height of all of the space, in points; 0 if there is no card.
  var spaceHeight: CGFloat { card?.spaceHeight ?? 0 }

  private var card: PresentedPartNode? { parts.values.first { $0.modifier.kind == .card } }
}

/// Brings a presentation in and out: its parts know how.
struct PresentationTransition: KnownTransition {
  /// It is not to be replaced by fading: that would not tell the parts.
  static let properties = TransitionProperties(hasMotion: false)

  // Nodes live on the main thread.
  nonisolated(unsafe) let motion: PresentationMotion

  nonisolated init(motion: PresentationMotion) { self.motion = motion }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PresentationProgress(motion: motion, progress: phase.isIdentity ? 1 : 0))
  }
}

/// Tells a presentation how far it is.
nonisolated struct PresentationProgress: _NodeModifier, Animatable {
  // Nodes live on the main thread.
  nonisolated(unsafe) let motion: PresentationMotion
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { PresentationProgressNode(list, child, place) }
}

final class PresentationProgressNode: ModifierNode<PresentationProgress> {
  override func didMount() { modifier.motion.show(modifier.progress) }

  override func viewDidChange() { modifier.motion.show(shownModifier.progress) }

  override func modifierDidChange(from old: PresentationProgress, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { $0.motion.show($0.progress) }
  }

  override func computeDrawsWithinBounds() -> Bool { false }

  override func draw(into recorder: inout NodeRecorder) { recorder.draw(child) }
}

/// A part of a presentation that comes and goes in its own way.
///
/// Only its picture moves: layout, pointers and those who can't see know it at rest.
nonisolated struct PresentedPart: _NodeModifier, Animatable {
  enum Kind {
    /// Fades.
    case fading
    /// Fades, and with a card that is dragged away.
    case dimming
    /// Slides up from the lower edge of the space.
    case card
    /// Fades, and settles from somewhat larger.
    case alert
  }

  let kind: Kind
  // Nodes live on the main thread.
  nonisolated(unsafe) let motion: PresentationMotion
  /// How far the card has been dragged down, in points.
  var drag: CGFloat = 0

  var animatableData: CGFloat {
    get { drag }
    set { drag = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { PresentedPartNode(list, child, place) }
}

final class PresentedPartNode: ModifierNode<PresentedPart>, TransitioningScreen {
  var comesIn: Bool { modifier.kind == .card }

  var transition = _NavigationTransitionKind.automatic {
    didSet { invalidateDrawing() }
  }

  /// What an alert is scaled by while it is not there.
  private static var alertScale: CGFloat { ControlTheme.standard.alert.scale }

  override func didMount() { modifier.motion.add(self) }

  override func willUnmount() { modifier.motion.remove(self) }

  override func viewDidChange() { invalidateDrawing() }

  override func modifierDidChange(from old: PresentedPart, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  /// The height of all of the space, in points.
  var spaceHeight: CGFloat { root.node?.size.height ?? size.height }

  /// From the part's top to the lower edge of the space, in points.
  var way: CGFloat {
    max(0, spaceHeight - convert(CGRect(origin: .zero, size: size), to: nil).minY)
  }

  override func computeDrawsWithinBounds() -> Bool { false }

  override func draw(into recorder: inout NodeRecorder) {
    let (progress, drag) = (modifier.motion.progress, shownModifier.drag)
    guard progress != 1 || drag != 0 else { return recorder.draw(child) }
    let inner = recorder.apart(child)
    recorder.accessibility += inner.accessibility
    let environment = EnvironmentValues(scope: environment)
    let kind = modifier.kind == .card ? transition : .automatic
    let fades =
      kind == .crossFade || kind != .automatic && environment.accessibilityReduceMotion
    if !fades,
      let zoom = ScreenZoom(
        kind,
        of: self,
        end: CGRect(origin: CGPoint(x: 0, y: drag), size: size),
        endRadius: 0
      )
    {
      zoom.draw(inner.display, of: size, at: progress, into: &recorder)
      return
    }
    var opacity = progress
    var transform = CGAffineTransform.identity
    switch modifier.kind {
    case .fading: break
    case .dimming:
      let way = modifier.motion.way
      if way > 0 { opacity *= 1 - drag / way }
    case .card where fades: transform = CGAffineTransform(translationX: 0, y: drag)
    case .card:
      opacity = 1
      transform = CGAffineTransform(translationX: 0, y: drag + (way - drag) * (1 - progress))
    case .alert:
      let scale = 1 + (Self.alertScale - 1) * (1 - progress)
      transform = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -size.width / 2, y: -size.height / 2)
    }
    var builder = FragmentBuilder()
    OpacityEffect(opacity: opacity).operation(in: environment)
      .apply(to: inner.display, in: &builder)
    let picture = builder.build()
    if transform.isIdentity {
      recorder.builder.fragment(picture)
    } else {
      recorder.builder.transformed(picture, by: transform)
    }
  }
}

extension View {
  /// Says how a part of a presentation comes and goes.
  nonisolated func presentedPart(
    _ kind: PresentedPart.Kind,
    _ motion: PresentationMotion,
    drag: CGFloat = 0
  ) -> some View {
    modifier(PresentedPart(kind: kind, motion: motion, drag: drag))
  }
}
