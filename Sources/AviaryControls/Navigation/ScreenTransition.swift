@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryMotion
import Foundation

/// How screens and columns come and go.
package enum ScreenTransition {
  package static var animation: Animation {
    .smooth(duration: ControlTheme.standard.navigationBar.screenDuration)
  }

  /// From the trailing edge, over one that fades, unless the screen says otherwise.
  static var transition: AnyTransition { AnyTransition(ScreenComing()).animation(animation) }
}

/// Brings a screen of a stack in and out, as a view in it says.
struct ScreenComing: KnownTransition {
  /// What moves is for the screen to say; where it does, it fades for those who want less motion.
  static let properties = TransitionProperties(hasMotion: false)

  nonisolated init() {}

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ScreenProgress(progress: phase.isIdentity ? 1 : 0))
  }
}

/// Draws a screen that is on its way.
nonisolated struct ScreenProgress: _NodeModifier, Animatable {
  /// 0 while it isn't there, 1 at rest.
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { ScreenProgressNode(list, child, place) }
}

final class ScreenProgressNode: ModifierNode<ScreenProgress> {
  override func viewDidChange() { invalidateDrawing() }

  override func modifierDidChange(from old: ScreenProgress, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  override func computeDrawsWithinBounds() -> Bool { false }

  /// The screen whose picture is drawn.
  private var screen: ScreenAsideNode? {
    firstNode(of: ViewNode.self, where: { $0.transitionSource != nil })?.transitionSource?
      .firstNode(of: ScreenAsideNode.self)
  }

  override func draw(into recorder: inout NodeRecorder) {
    let progress = shownModifier.progress
    guard progress != 1 else { return recorder.draw(child) }
    let picture = recorder.apart(child).display
    let kind = screen?.transition ?? .automatic
    let wantsLessMotion = EnvironmentValues(scope: environment).accessibilityReduceMotion
    if !wantsLessMotion, let screen,
      let zoom = ScreenZoom(
        kind,
        of: screen,
        end: CGRect(origin: .zero, size: screen.size),
        endRadius: 0
      )
    {
      zoom.draw(picture, over: screen.backdrop, of: size, at: progress, into: &recorder)
      return
    }
    var faded = FragmentBuilder()
    faded.group(picture, opacity: min(max(progress, 0), 1))
    let way = wantsLessMotion || kind == .crossFade ? 0 : size.width * (1 - progress)
    recorder.builder.fragment(faded.build(), offset: CGPoint(x: isRightToLeft ? -way : way, y: 0))
  }
}
