@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// What a finger or the pointer does to a layer like glass.
struct GlassContact: Equatable {
  /// Where it is, in the layer's space, in points; nil for nowhere.
  var point: CGPoint?
  /// Whether it presses.
  var isPressed = false
}

private enum GlassContactKey: EnvironmentKey {
  static var defaultValue: GlassContact { GlassContact() }
}

extension EnvironmentValues {
  /// What touches the layer like glass around.
  var glassContact: GlassContact {
    get { self[GlassContactKey.self] }
    set { self[GlassContactKey.self] = newValue }
  }
}

/// Makes a layer like glass grow under a finger, and tells it where that or the pointer is.
struct GlassTouch: ViewModifier {
  /// How far a layer grows at each end of its longer side, in points; chosen.
  static let growth: CGFloat = 4
  /// How long that takes, in seconds; chosen.
  private static let duration: Double = 0.3

  @GestureState private var touch: CGPoint?
  @State private var pointer: CGPoint?
  @State private var isPressed = false
  @State private var size = CGSize.zero

  nonisolated init() {}

  /// What a layer of a size is scaled by while it is pressed.
  static func scale(_ size: CGSize) -> CGFloat {
    let length = max(size.width, size.height)
    return length > 0 && length.isFinite ? 1 + 2 * growth / length : 1
  }

  func body(content: Content) -> some View {
    content
      .environment(
        \.glassContact,
        GlassContact(point: touch ?? pointer, isPressed: touch != nil)
      )
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .scaleEffect(isPressed ? Self.scale(size) : 1)
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): pointer = point
        case .ended: pointer = nil
        }
      }
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($touch) { value, touch, _ in touch = value.location }
      )
      .onChange(of: touch != nil) { _, isTouched in
        withAnimation(.bouncy(duration: Self.duration)) { isPressed = isTouched }
      }
  }
}

/// The light in a layer like glass below a finger or the pointer.
struct GlassLight<S: Shape>: ViewModifier {
  @Environment(\.glassContact) private var contact
  @Environment(\.colorScheme) private var colorScheme
  let shape: S

  nonisolated init(shape: S) { self.shape = shape }

  /// How bright it is in its middle, 0 to 1; chosen.
  private var brightness: Double {
    (contact.isPressed ? 0.6 : 0.3) * (colorScheme == .dark ? 0.5 : 1)
  }

  func body(content: Content) -> some View {
    content
      // What is inside of the layer is not touched by it.
      .environment(\.glassContact, GlassContact())
      .background {
        if let point = contact.point {
          GeometryReader { proxy in
            let size = proxy.size
            if size.width > 0, size.height > 0 {
              shape.fill(
                RadialGradient(
                  colors: [.white.opacity(brightness), .white.opacity(0)],
                  center: UnitPoint(x: point.x / size.width, y: point.y / size.height),
                  startRadius: 0,
                  endRadius: max(size.width, size.height) * 0.75
                )
              )
            }
          }
        }
      }
  }
}
