package import AviaryGeometry
package import Foundation

/// What a scroll view does: what moves it, where it is to go, who asked for that, and what it follows.
///
/// It is a value that knows no views: a ``ScrollNode`` tells it what happens and does what follows.
///
/// **What moves it**, ``phase``, changes with what happens to it, and with nothing else:
///
/// | phase | touched | grabbed | released | sent | stopped |
/// |---|---|---|---|---|---|
/// | idle | tracking | interacting | decelerating | animating | idle |
/// | tracking | tracking | interacting | decelerating | animating | idle |
/// | interacting | – | interacting | decelerating | animating | idle |
/// | decelerating | – | interacting | decelerating | animating | idle |
/// | animating | – | interacting | decelerating | animating | idle |
///
/// A touch catches only what was stopped before (–: nothing changes). There is a ``velocity`` only while it scrolls.
///
/// **Where it is to go**, ``target``, and **who asked**, ``asker``, are apart: a target is gone as soon as it is
/// reached, and who asked is known until everything rests, when those who follow the position are told.
///
/// | asker | target | what happened since everything rested |
/// |---|---|---|
/// | nobody | none | nothing, or content and space changed by themselves |
/// | nobody | some | the first layout goes to where the scroll view begins |
/// | program | some, or reached | `scrollTo`, the caret or the focus |
/// | person | some, or reached | a drag, a wheel, a key, or what ran out after them |
/// | position | some, or reached | the scroll position asked for a place, or its view is gone back to |
///
/// **What it follows**: the ``request`` of a scroll position, and whether the view that it names was visible at rest.
/// What moves because content or space changed goes back to that view; what a person or the program moves changes the
/// name. ``outcome(at:isVisible:exists:)`` decides which.
package struct ScrollState {
  /// Something that happens to a scroll view's movement.
  package enum Event: CaseIterable, Sendable {
    /// A pointer lies on content that has just been stopped, and may be about to drag it.
    case touched
    /// A person moves it: a pointer drags, a wheel turns.
    case grabbed
    /// A person has let go, and it runs out.
    case released
    /// It goes to a place over time by itself.
    case sent
    /// It has come to where it goes, or was stopped.
    case stopped
  }

  /// Who asked for the place that the scroll view goes to.
  package enum Asker: CaseIterable, Sendable {
    case nobody, program, person, position
  }

  /// Where a scroll view is to go; kept until everything rests, since lazy content learns its lengths on the way.
  package enum Target {
    /// A point of the way from the start to the end.
    case fraction(UnitPoint)
    /// An offset; nil along an axis that stays.
    case offset(x: CGFloat?, y: CGFloat?)
    /// A view, whose part at the anchor comes to the same part of what is visible. nil along an axis that stays.
    case view(LocatedView, x: CGFloat?, y: CGFloat?)
    /// A view of which it is not known yet where it is.
    case id(AnyHashable, UnitPoint?)

    /// Whether the place is reached with the next layout, and content that turns out longer moves it along.
    var isDoneAtOnce: Bool {
      guard case .offset(let x, let y) = self else { return false }
      return x?.isFinite ?? true && y?.isFinite ?? true
    }
  }

  /// What has to be done once everything rests.
  package enum Outcome: Equatable, Sendable {
    /// The view that the scroll position names has left the visible range by itself: the scroll view goes back to it.
    case goesBack
    /// Nobody has to be told.
    case stays(showsNamedView: Bool)
    /// The scroll position is told of the place, and whether a person went there.
    case tells(byHand: Bool, showsNamedView: Bool)
  }

  package private(set) var phase = ScrollPhase.idle
  /// How fast it scrolls, in points a second; nil where it does not, or where nobody knows.
  package private(set) var velocity: CGVector?
  package private(set) var target: Target?
  package private(set) var asker = Asker.nobody
  /// The offset when everything rested last; nil before.
  package private(set) var restingOffset: CGPoint?
  /// What the scroll position asked for last, or was told.
  private(set) var request: ScrollRequest?
  /// Whether the view that the request names was visible when everything rested last.
  package private(set) var showsNamedView = false

  package init() {}

  // MARK: - What moves it

  /// Something happens to the movement.
  package mutating func receive(_ event: Event) {
    switch event {
    case .touched: if !phase.isScrolling { phase = .tracking }
    case .grabbed: phase = .interacting
    case .released: phase = .decelerating
    case .sent: phase = .animating
    case .stopped: phase = .idle
    }
    if !phase.isScrolling { velocity = nil }
  }

  /// Notes how fast it scrolls, in points a second; without effect where it does not scroll.
  package mutating func move(at velocity: CGVector) {
    if phase.isScrolling { self.velocity = velocity }
  }

  // MARK: - Where it goes

  /// Somebody asks for a place.
  package mutating func ask(for target: Target, by asker: Asker) {
    self.target = target
    self.asker = asker
  }

  /// The target is known better, or is on the way to what was asked for: who asked stays.
  package mutating func refine(_ target: Target) { self.target = target }

  /// The target is reached.
  package mutating func reach() { target = nil }

  /// The scroll position asks for something, or for nothing any more; the same again is not asked for twice.
  mutating func follow(_ request: ScrollRequest?) {
    guard request != self.request else { return }
    self.request = request
    if let request { ask(for: request.target, by: .position) }
  }

  /// The scroll position was told of the place, and asks for what is there from now on.
  mutating func wasTold(_ request: ScrollRequest) {
    self.request = request
    showsNamedView = request.id != nil
  }

  // MARK: - Rest

  /// Everything has come to its place: what has to be done now.
  ///
  /// Whoever calls hands it to ``settle(_:)``, does it, and then calls ``rest(at:)`` unless the scroll view goes back.
  ///
  /// - Parameters:
  ///   - offset: Where it has come to.
  ///   - isVisible: Whether at least a part of the target of scrolling with an id is visible.
  ///   - exists: Whether there is a view with an id.
  package func outcome(
    at offset: CGPoint,
    isVisible: (AnyHashable) -> Bool,
    exists: (AnyHashable) -> Bool
  ) -> Outcome {
    // Source: documentation of `scrollPosition(id:anchor:)`: the view is kept visible when data is put in another
    // order or the scroll view's size changes.
    if showsNamedView, asker == .nobody, phase == .idle, let id = request?.id, !isVisible(id),
      exists(id)
    {
      return .goesBack
    }
    let showsNamedView = request?.id.map(isVisible) ?? false
    // What moves because the content or the space changed leaves the name as long as it is true.
    if showsNamedView, asker == .nobody { return .stays(showsNamedView: true) }
    guard let restingOffset, restingOffset != offset, asker != .position else {
      return .stays(showsNamedView: showsNamedView)
    }
    return .tells(byHand: asker == .person, showsNamedView: showsNamedView)
  }

  /// Everything has come to its place, and this is what has to be done.
  package mutating func settle(_ outcome: Outcome) {
    switch outcome {
    case .goesBack:
      showsNamedView = false
      if let request { ask(for: request.target, by: .position) }
    case .stays(let isVisible), .tells(_, let isVisible): showsNamedView = isVisible
    }
  }

  /// Everything rests, and nobody has asked for anything since.
  package mutating func rest(at offset: CGPoint) {
    restingOffset = offset
    asker = .nobody
  }

  /// Content has moved, and the offset with it: that is no scrolling.
  package mutating func shift(by distance: CGFloat, along axis: Axis) {
    restingOffset?[axis] += distance
  }
}
