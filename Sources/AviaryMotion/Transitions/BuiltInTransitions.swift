@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraphics
public import Foundation

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates a transition out of two.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// Things move if they do on either way.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// The view, changed by one of the two.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity
    )
  }
}

/// A modifier while the view is not there, another one while it is.
struct ModifierTransition<M: ViewModifier> {
  let active: M
  let identity: M

  nonisolated init(active: M, identity: M) {
    self.active = active
    self.identity = identity
  }
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Scales about a point.
public struct ScaleTransition {
  /// The factor while the view is not there.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a transition from and to a factor.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view, scaled while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Moves from and to a place.
public struct OffsetTransition {
  /// The place, in points from where the view stands.
  public var offset: CGSize

  /// Creates a transition from and to a place.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// The view, moved while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves from and to an edge.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition from and to an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The view, moved by its own size while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MovedByOwnSize(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  /// The view, moved by its own size while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      MovedByOwnSize(
        edge: phase == .didDisappear ? .trailing : .leading,
        fraction: phase.isIdentity ? 0 : 1
      )
    )
  }
}

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// Creates a transition from an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The view, moved by its own size and transparent while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        MovedByOwnSize(
          edge: edge,
          fraction: phase == .didDisappear ? -1 : phase == .willAppear ? 1 : 0
        )
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Fades and blurs, scaling up or down.
public struct BlurReplaceTransition {
  /// Which way the view scales.
  public struct Configuration: Equatable, Sendable {
    let comesFromBelow: Bool

    /// Comes small, goes large.
    public static let downUp = Configuration(comesFromBelow: true)
    /// Comes small and goes small.
    public static let upUp = Configuration(comesFromBelow: false)
  }

  /// Which way the view scales.
  public var configuration: Configuration

  /// Creates the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  private func scale(_ phase: TransitionPhase) -> CGFloat {
    if phase.isIdentity { return 1 }
    return phase == .willAppear && configuration.comesFromBelow ? 0.8 : 1.2
  }

  /// The view, blurred and transparent while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  /// None.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from a point and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Scales from and to a factor about a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves from and to a place, in points.
  ///
  /// - Parameter offset: Points to the right and down at which the view begins and ends.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Moves from and to a place, in points.
  ///
  /// - Parameters:
  ///   - x: Points to the right at which the view begins and ends; `0` by default.
  ///   - y: Points down at which the view begins and ends; `0` by default.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves from and to an edge.
  ///
  /// - Parameter edge: The edge of the view's own bounds, over which it moves by its length.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge, goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves in from an edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades and blurs.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Fades and blurs, scaling as configured.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// Moves a view by fractions of its own size.
///
/// From one edge to another it goes straight, so that a transition that turns round does not jump.
nonisolated struct MovedByOwnSize: _NodeModifier, Animatable {
  /// The fraction of the width, towards the trailing edge.
  private(set) var across: CGFloat
  /// The fraction of the height, downwards.
  private(set) var down: CGFloat

  /// A view that is moved towards an edge.
  init(edge: Edge, fraction: CGFloat) {
    switch edge {
    case .top: (across, down) = (0, -fraction)
    case .bottom: (across, down) = (0, fraction)
    case .leading: (across, down) = (-fraction, 0)
    case .trailing: (across, down) = (fraction, 0)
    }
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(across, down) }
    set { (across, down) = (newValue.first, newValue.second) }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    MovedByOwnSizeNode(list, child, place)
  }
}

final class MovedByOwnSizeNode: ModifierNode<MovedByOwnSize> {
  override var transformToParent: CGAffineTransform {
    let shown = shownModifier
    let across = size.width * shown.across
    return super.transformToParent.translatedBy(
      x: isRightToLeft ? -across : across,
      y: size.height * shown.down
    )
  }

  override func viewDidChange() { parent?.invalidateDrawing() }

  override func modifierDidChange(from old: MovedByOwnSize, _ animator: Animator) {
    animateModifier(from: old, animator, .apartFromUpdates) { [unowned self] _ in
      parent?.invalidateDrawing()
    }
  }
}
