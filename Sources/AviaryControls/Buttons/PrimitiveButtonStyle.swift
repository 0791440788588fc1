@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// How buttons look, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that shows a button.
  associatedtype Body: View

  /// Makes the view that shows a button; it calls ``PrimitiveButtonStyleConfiguration/trigger()``.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, for a style that also decides when the button acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is there for.
  public func trigger() { MainThread.run(action) }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension View {
  /// Sets how buttons in this view look, and when they act.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the style of buttons in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(SimpleButtonStyle(style)) { $0.makeBody(configuration: $1) })
  }
}
