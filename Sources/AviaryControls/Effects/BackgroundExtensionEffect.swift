public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Mirrored, blurred copies of a view in the safe area around it.
private struct ExtendedBackground<Content: View>: View {
  let content: Content
  /// How far copies are blurred, in points: enough that no letters can be read.
  private static var blur: CGFloat { 12 }

  var body: some View {
    content
      .background {
        GeometryReader { proxy in
          let (insets, size) = (proxy.safeAreaInsets, proxy.size)
          ZStack(alignment: .topLeading) {
            copy(
              in: size,
              CGRect(
                x: -insets.leading,
                y: -insets.top,
                width: size.width + insets.leading + insets.trailing,
                height: insets.top
              ),
              x: 1,
              y: -1,
              at: CGPoint(x: 0, y: -size.height)
            )
            copy(
              in: size,
              CGRect(
                x: -insets.leading,
                y: size.height,
                width: size.width + insets.leading + insets.trailing,
                height: insets.bottom
              ),
              x: 1,
              y: -1,
              at: CGPoint(x: 0, y: size.height)
            )
            copy(
              in: size,
              CGRect(x: -insets.leading, y: 0, width: insets.leading, height: size.height),
              x: -1,
              y: 1,
              at: CGPoint(x: -size.width, y: 0)
            )
            copy(
              in: size,
              CGRect(x: size.width, y: 0, width: insets.trailing, height: size.height),
              x: -1,
              y: 1,
              at: CGPoint(x: size.width, y: 0)
            )
          }
        }
        .accessibilityHidden(true)
        .allowsHitTesting(false)
      }
  }

  /// A copy of the content, mirrored in its own middle, of which a piece of the space is shown.
  @ViewBuilder
  private func copy(
    in size: CGSize,
    _ piece: CGRect,
    x: CGFloat,
    y: CGFloat,
    at place: CGPoint
  ) -> some View {
    if piece.width > 0, piece.height > 0 {
      Color.clear
        .frame(width: piece.width, height: piece.height)
        .overlay(alignment: .topLeading) {
          content
            .frame(width: size.width, height: size.height)
            .scaleEffect(x: x, y: y)
            .blur(radius: Self.blur)
            .offset(x: place.x - piece.minX, y: place.y - piece.minY)
        }
        .clipped()
        .offset(x: piece.minX, y: piece.minY)
    }
  }
}

extension View {
  /// Lets this view go on into the safe area around it, as mirrored and blurred copies of itself.
  ///
  /// Nothing is copied at edges where there is no safe area.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()
  public func backgroundExtensionEffect() -> some View { ExtendedBackground(content: self) }

  /// Lets this view go on into the safe area around it, as mirrored and blurred copies of itself.
  ///
  /// - Parameter isEnabled: Whether it does.
  @ViewBuilder
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled { ExtendedBackground(content: self) } else { self }
  }
}
