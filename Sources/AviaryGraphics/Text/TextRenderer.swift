@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Draws the texts of a view in a way of its own.
///
/// A text is laid out as ever; its lines are handed to the renderer, which draws them, or parts of them, through
/// a ``GraphicsContext``.
public protocol TextRenderer: Animatable {
  /// Draws a text whose top left corner is the context's origin.
  ///
  /// - Parameters:
  ///   - layout: The text's lines; what is not drawn is not seen.
  ///   - ctx: The context, in points. What it is set to holds for what is drawn after it.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text in the space that is proposed: that of its lines, where a renderer says nothing else.
  ///
  /// The lines are made for the same proposal, whatever the answer. Must answer the same each time.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws beyond the text's bounds.
  ///
  /// Nothing is cut off here, so that this is only for layers of systems that do.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text's lines.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text's lines in the space that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Has the texts in this view drawn by a renderer.
  ///
  /// Of several renderers around a text the innermost counts.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: TextRendererBox(renderer)))
  }
}

/// Writes the renderer of texts into the environment.
nonisolated struct TextRendererModifier: _EnvironmentModifier, Equatable {
  let renderer: TextRendererBox

  func _apply(to values: inout EnvironmentValues) { values.textEnvironment.renderer = renderer }
}
