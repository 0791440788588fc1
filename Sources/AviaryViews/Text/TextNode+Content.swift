import AviaryDrawing
import AviaryGeometry
import AviaryGraph
import Foundation

/// One content of a text on its way to the next.
///
/// The old one is a picture; texts are faded into each other, and rolled as a whole where digits would be.
struct ContentFade: Animatable {
  let old: DisplayFragment
  /// How far the old content is rolled away, in points downwards, and the new one comes from the other side.
  let roll: CGFloat
  /// 0 for the old content, 1 for the new one.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
}

extension TextNode {
  /// The text will say something else: keeps what it shows, if the change is to be seen over time.
  func noteContent() {
    guard let animator = root.animator, hasFrame else { return }
    let transition = Tracker.untracked { EnvironmentValues(scope: environment).contentTransition }
    let way: CGFloat
    switch transition.kind {
    case .identity, .interpolate, .symbolEffect: return
    case .opacity: way = 0
    case .numericText(let countsDown): way = countsDown ? 1 : -1
    case .numericValue(let value):
      let before = Double(shownString.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? value
      way = value < before ? 1 : -1
    }
    let transaction = animator.transaction(at: environment)
    guard transaction.animation != nil else {
      animator.stop(self, .content)
      return
    }
    let old = draw(.picture).display
    animator.stop(self, .content)
    let roll = way * min(size.height, 24) / 2
    animator.animate(
      self,
      .content,
      in: transaction,
      at: environment,
      from: ContentFade(old: old, roll: roll, progress: 0),
      to: ContentFade(old: old, roll: roll, progress: 1),
      .afterUpdates
    ) { [unowned self] _ in invalidateDrawing() }
  }

  /// The content that is on its way out; nil at rest.
  var contentFade: ContentFade? {
    hasMotion ? root.animator?.shown(self, .content) : nil
  }

  /// Draws the old content and the new one.
  func draw(_ fade: ContentFade, _ new: NodeFragment, into recorder: inout NodeRecorder) {
    let progress = CGFloat(min(max(fade.progress, 0), 1))
    func moved(_ fragment: DisplayFragment, by distance: CGFloat) -> DisplayFragment {
      DisplayFragment([.fragment(fragment, offset: CGPoint(x: 0, y: distance))])
    }
    recorder.builder.group(
      moved(fade.old, by: fade.roll * progress),
      opacity: 1 - progress,
      mode: .normal
    )
    recorder.builder.group(
      moved(new.display, by: -fade.roll * (1 - progress)),
      opacity: progress,
      mode: .normal
    )
    recorder.accessibility += new.accessibility
  }
}
