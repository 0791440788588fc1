public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
public import Foundation

/// A recognizer of UIKit's as a gesture of a view's.
///
/// Taps, presses, pans, swipes, pinches, rotations and hovering are known by SwiftUI's own gestures, which tell the recognizer;
/// recognizers of a program's own hear nothing of touches, which is told once.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// What knows movements of fingers.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What hears from it.
  associatedtype Coordinator = Void

  /// What making and changing it are told.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What tells where fingers are.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes it.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Hands it new values.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called where its state is another, and while it goes on.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what hears from it.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Nothing has to be done.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What making and changing a recognizer of UIKit's are told.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What tells where fingers are.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a recognizer's fingers are, how far they have gone and how fast they are, in points.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let place: GesturePlace

  private var movement: GestureMovement { place.recognizer?.movement ?? GestureMovement() }

  /// Where they are in the view.
  public var localLocation: CGPoint { movement.location }
  /// How far they have gone in the view; nil for what does not move, as a tap.
  public var localTranslation: CGPoint? {
    place.recognizer is UIPanGestureRecognizer
      ? CGPoint(x: movement.translation.width, y: movement.translation.height) : nil
  }
  /// How fast they are in the view, in points a second; nil for what does not move, as a tap.
  public var localVelocity: CGPoint? {
    place.recognizer is UIPanGestureRecognizer
      ? CGPoint(x: movement.velocity.width, y: movement.velocity.height) : nil
  }

  /// Where they are in a space.
  ///
  /// - Parameter coordinateSpace: The space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    place.convert(movement.location, to: coordinateSpace)
  }
  /// How far they have gone in a space; nil for what does not move, as a tap.
  ///
  /// - Parameter coordinateSpace: The space.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation
  }
  /// How fast they are in a space, in points a second; nil for what does not move, as a tap.
  ///
  /// - Parameter coordinateSpace: The space.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity
  }
  /// A point of the window in a space.
  public func convert(
    globalPoint: CGPoint,
    to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let origin = movement.origin
    return place.convert(
      CGPoint(x: globalPoint.x - origin.x, y: globalPoint.y - origin.y),
      to: coordinateSpace
    )
  }
}

/// Where the view of a recognizer is.
@MainActor
final class GesturePlace {
  fileprivate(set) weak var recognizer: UIGestureRecognizer?
  fileprivate var view: GeometryProxy?

  nonisolated init() {}

  /// A point of the view in a space.
  fileprivate func convert(_ point: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    let origin = view?.frame(in: space).origin ?? .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

extension View {
  /// Gives the view a gesture that a recognizer of UIKit's knows.
  ///
  /// - Parameter representable: Makes the recognizer, once, and is told what it knows.
  public nonisolated func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View { modifier(RepresentedGesture(representable: representable)) }
}

/// Keeps the recognizer of a representable, and tells it what fingers do.
private nonisolated struct RepresentedGesture<Value: UIGestureRecognizerRepresentable>: ViewModifier
{
  let representable: Value
  @State private var keeper = GestureKeeper<Value>()

  init(representable: Value) { self.representable = representable }

  @MainActor
  func body(content: Content) -> some View {
    let (recognizer, context) = keeper.updated(representable)
    let place = keeper.place
    content.modifier(
      RecognizerGesture(recognizer: recognizer, isSimultaneous: false) { proxy in
        MainActor.assumeIsolated { place.view = proxy }
      } changed: {
        representable.handleUIGestureRecognizerAction(recognizer, context: context)
        recognizer.sendActions()
      }
    )
  }
}

@MainActor
private final class GestureKeeper<Value: UIGestureRecognizerRepresentable> {
  let place = GesturePlace()
  private var parts: (recognizer: Value.UIGestureRecognizerType, coordinator: Value.Coordinator)?

  nonisolated init() {}

  func updated(_ value: Value) -> (Value.UIGestureRecognizerType, Value.Context) {
    let converter = Value.CoordinateSpaceConverter(place: place)
    let coordinator = parts?.coordinator ?? value.makeCoordinator(converter: converter)
    let context = Value.Context(coordinator: coordinator, converter: converter)
    let recognizer = parts?.recognizer ?? value.makeUIGestureRecognizer(context: context)
    place.recognizer = recognizer
    parts = (recognizer, coordinator)
    value.updateUIGestureRecognizer(recognizer, context: context)
    return (recognizer, context)
  }
}
