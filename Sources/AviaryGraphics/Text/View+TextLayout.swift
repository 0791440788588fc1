@_spi(Engine) public import AviaryEngine
public import Foundation

/// Writes the least number of lines that texts have space for.
nonisolated struct LineLimitModifier: _EnvironmentModifier, Equatable {
  let reserved: Int
  let limit: Int?

  func _apply(to values: inout EnvironmentValues) {
    values.lineLimit = limit
    values.textEnvironment.reservedLines = reserved
  }
}

extension View {
  /// Sets the most lines that a text in this view has; nil for as many as it needs.
  ///
  /// - Parameter number: The greatest number of lines, less than 1 counting as 1; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the least number of lines that a text in this view has space for.
  ///
  /// - Parameter limit: From the least number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(reserved: limit.lowerBound, limit: nil))
  }

  /// Sets the most lines that a text in this view has.
  ///
  /// - Parameter limit: Up to the greatest number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(reserved: 0, limit: limit.upperBound))
  }

  /// Sets the least and the most lines that a text in this view has space for.
  ///
  /// - Parameter limit: From the least to the greatest number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(reserved: limit.lowerBound, limit: limit.upperBound))
  }

  /// Sets the most lines that a text in this view has, and whether shorter texts are as high.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines; less than 1 counts as 1.
  ///   - reservesSpace: Whether shorter texts are as high as that number of lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(reserved: reservesSpace ? limit : 0, limit: limit))
  }

  /// Sets which part of a line that is too long gives way to an ellipsis.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets where the shorter lines of texts in this view go.
  ///
  /// - Parameter alignment: Leading, in the centre or trailing; a text of one line is as wide as it
  ///   needs.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the points between the bottom of one line and the top of the next.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how far it is from one line of text in this view to the next.
  ///
  /// ``lineSpacing(_:)`` comes on top of it.
  ///
  /// - Parameter lineHeight: The distance, in points or for each point of the font's size; nil for what the font has.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Lets text in this view shrink to fit.
  ///
  /// - Parameter factor: The least factor, more than 0 and at most 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the characters of text in this view move closer together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the case that the letters of text in this view are turned into; nil leaves them.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
