import AviaryControls
import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
package import Foundation

/// The buttons of a window that stand in its content, since it has no title bar.
package struct WindowButtons: View {
  /// How high the strip is that they stand in, in points: a menu bar.
  package static let height: CGFloat = 30
  /// The width and height of what lights up below a pointer, in points.
  private static let length: CGFloat = 24
  private static let spacing: CGFloat = 6
  private static let margin: CGFloat = 6

  private let layout: WindowButtonLayout
  private let perform: @MainActor (WindowButtonLayout.Button) -> Void

  /// - Parameter perform: What a button does.
  package init(
    _ layout: WindowButtonLayout,
    perform: @escaping @MainActor (WindowButtonLayout.Button) -> Void
  ) {
    self.layout = layout
    self.perform = perform
  }

  /// How much of a bar some buttons take, in points.
  package nonisolated static func width(of buttons: [WindowButtonLayout.Button]) -> CGFloat {
    buttons.isEmpty
      ? 0 : CGFloat(buttons.count) * (length + spacing) - spacing + 2 * margin
  }

  package var body: some View {
    // Left is left, whatever is written in the window.
    HStack(spacing: 0) {
      side(layout.left)
      Spacer(minLength: 0)
      side(layout.right)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func side(_ buttons: [WindowButtonLayout.Button]) -> some View {
    HStack(spacing: Self.spacing) {
      ForEach(buttons, id: \.self) { button in
        WindowButton(kind: button, length: Self.length) { perform(button) }
      }
    }
    .padding(.horizontal, buttons.isEmpty ? 0 : Self.margin)
  }
}

/// A button of a window: a sign that a circle appears behind.
private struct WindowButton: View {
  let kind: WindowButtonLayout.Button
  let length: CGFloat
  let action: @MainActor () -> Void

  @State private var isHovered = false

  private var title: LocalizedStringKey {
    switch kind {
    case .close: "Close Window"
    case .minimize: "Minimize Window"
    case .maximize: "Maximize Window"
    }
  }

  var body: some View {
    Button(action: action) {
      WindowButtonSign(kind: kind)
        .stroke(
          Color(.label),
          style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 9, height: 9)
        .frame(width: length, height: length)
        .background(Color(isHovered ? .systemFill : .quaternarySystemFill), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .accessibilityLabel(Text(title))
    .environment(\.canBeFocused, false)
  }
}

/// A cross, a line, or a square.
private struct WindowButtonSign: Shape {
  let kind: WindowButtonLayout.Button

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      switch kind {
      case .close:
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      case .minimize:
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      case .maximize: path.addRect(rect)
      }
    }
  }
}
