import SwiftUI

/// Views that follow a pointer.
struct GesturesScene: View {
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @State private var isLarge = false
  @State private var isHeld = false
  @State private var isHovered = false
  @State private var angle = Angle.zero
  @State private var scale = 1.0

  var body: some View {
    Screen(title: "Gestures") {
      VStack(spacing: 24) {
        card("Drag me", .blue)
          .offset(x: place.width + drag.width, y: place.height + drag.height)
          .gesture(
            DragGesture()
              .updating($drag) { value, state, _ in state = value.translation }
              .onEnded { value in
                place.width += value.translation.width
                place.height += value.translation.height
              }
          )
          .zIndex(1)
        card("Tap me twice", .purple)
          .scaleEffect(isLarge ? 1.2 : 1)
          .onTapGesture(count: 2) { withAnimation(.bouncy) { isLarge.toggle() } }
        card(isHeld ? "Held" : "Hold me", isHeld ? .green : .orange)
          .onLongPressGesture { withAnimation { isHeld.toggle() } }
        card(isHovered ? "Hovered" : "Point at me", isHovered ? .pink : .gray)
          .onHover { isHovered = $0 }
        card("Pinch and turn me", .teal)
          .rotationEffect(angle)
          .scaleEffect(scale)
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
          )
        Button("Put everything back") {
          withAnimation {
            (place, isLarge, isHeld, angle, scale) = (.zero, false, false, .zero, 1)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .inset()
    }
  }

  private func card(_ text: String, _ color: Color) -> some View {
    Text(text)
      .font(.headline)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .padding(4)
      .frame(width: 200, height: 84)
      .background(color.gradient, in: .rect(cornerRadius: 18))
  }
}
