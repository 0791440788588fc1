@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import Foundation

/// One content of a text on its way to the next.
///
/// The old one is a picture; texts are faded into each other. Where they are rolled, characters that are the same at
/// the same place stay.
struct ContentFade: Animatable {
  let old: DisplayFragment
  /// Where the characters of the old content are; empty where all of it goes.
  let columns: [ContentColumn]
  /// How far the old content is rolled away, in points downwards, and the new one comes from the other side.
  let roll: CGFloat
  /// 0 for the old content, 1 for the new one.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
}

/// Where a character of a text of one line is, in points from the text's left edge.
struct ContentColumn: Equatable {
  let character: Character
  let minX: CGFloat
  let maxX: CGFloat

  /// Longer texts are rolled as a whole.
  private static let most = 64

  /// The columns of a text; none if it has several lines, or is too long.
  static func columns(of string: String, in layout: any TextLayout) -> [ContentColumn] {
    guard layout.lineCount == 1, !layout.isTruncated, string.utf8.count <= most else { return [] }
    var columns: [ContentColumn] = []
    var offset = 0
    for character in string {
      let end = offset + character.utf8.count
      let rects = layout.rects(for: offset..<end)
      guard rects.count == 1, let rect = rects.first else { return [] }
      columns.append(ContentColumn(character: character, minX: rect.minX, maxX: rect.maxX))
      offset = end
    }
    return columns
  }

  func isSame(as other: ContentColumn) -> Bool {
    character == other.character && abs(minX - other.minX) < 0.01 && abs(maxX - other.maxX) < 0.01
  }
}

extension TextNode {
  /// The text will say something else: keeps what it shows, if the change is to be seen over time.
  func noteContent() {
    guard let animator = root.animator, hasFrame else { return }
    let transition = Tracker.untracked { EnvironmentValues(scope: environment).contentTransition }
    let way: CGFloat
    switch transition.kind {
    case .identity, .symbolEffect: return
    case .opacity, .interpolate: way = 0
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
    let columns = way == 0 ? [] : contentColumns
    animator.stop(self, .content)
    let roll = way * min(size.height, 24) / 2
    animator.animate(
      self,
      .content,
      in: transaction,
      at: environment,
      from: ContentFade(old: old, columns: columns, roll: roll, progress: 0),
      to: ContentFade(old: old, columns: columns, roll: roll, progress: 1),
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
    let columns = fade.columns.isEmpty ? [] : contentColumns
    let pairs = zip(fade.columns, columns).map { $0.isSame(as: $1) }
    func moved(_ fragment: DisplayFragment, by distance: CGFloat) -> DisplayFragment {
      DisplayFragment([.fragment(fragment, offset: CGPoint(x: 0, y: distance))])
    }
    /// The part of a picture at those columns of which it is known whether they stay, or at all others.
    func part(
      _ fragment: DisplayFragment,
      _ columns: [ContentColumn],
      staying: Bool
    ) -> DisplayFragment {
      guard pairs.contains(true) else { return staying ? .empty() : fragment }
      var path = Path()
      for (index, column) in columns.enumerated()
      where (index < pairs.count && pairs[index]) == staying {
        path.addRect(
          CGRect(
            x: column.minX,
            y: -size.height,
            width: column.maxX - column.minX,
            height: 3 * size.height
          )
        )
      }
      var builder = FragmentBuilder()
      builder.clipped(fragment, to: path)
      return builder.build()
    }
    recorder.builder.fragment(part(new.display, columns, staying: true))
    recorder.builder.group(
      moved(part(fade.old, fade.columns, staying: false), by: fade.roll * progress),
      opacity: 1 - progress,
      mode: .normal
    )
    recorder.builder.group(
      moved(part(new.display, columns, staying: false), by: -fade.roll * (1 - progress)),
      opacity: progress,
      mode: .normal
    )
    recorder.accessibility += new.accessibility
  }
}
