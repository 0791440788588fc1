import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The view around the one that is around a view of UIKit's in a representable: it stands for what a sheet or a cover
/// shows its content on.
///
/// Programs give it a colour, a clear one above all, through `superview?.superview`.
final class KitSurroundings: UIView {
  /// What the represented view is in.
  let inner = UIView()
  /// Tells that it has another colour.
  let change = HostedChange()
  /// What shows it.
  var root: RootReference?

  override var window: UIWindow? {
    root?.root.flatMap { UIApplication.shared.scene.window(of: $0) }
  }

  init() {
    super.init(frame: .zero)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override var backgroundColor: UIColor? { didSet { change.send() } }
}

/// Has a sheet or a cover around a represented view have the colour of that view's surroundings.
struct SurroundingsColour: ViewModifier {
  private let surroundings: KitSurroundings?
  @ObservedObject private var change: HostedChange

  init(_ surroundings: AnyObject?) {
    self.surroundings = surroundings as? KitSurroundings
    change = self.surroundings?.change ?? HostedChange()
  }

  func body(content: Content) -> some View {
    content.presentationColor(surroundings?.backgroundColor.map { Color(uiColor: $0) })
  }
}
