public import AviaryEngine
public import AviaryGraphics

extension Text {
  /// What tells to which side lines are moved.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let isByWriting: Bool

    /// As the system does: by the layout's direction.
    public static let `default` = AlignmentStrategy(isByWriting: false)
    /// The layout's direction.
    public static let layoutBased = AlignmentStrategy(isByWriting: false)
    /// The direction that a paragraph is written in.
    public static let writingDirectionBased = AlignmentStrategy(isByWriting: true)
  }

  /// What tells in which direction a paragraph is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let isByLayout: Bool

    /// As the system does: by what is written.
    public static let `default` = WritingDirectionStrategy(isByLayout: false)
    /// What is written.
    public static let contentBased = WritingDirectionStrategy(isByLayout: false)
    /// The layout's direction.
    public static let layoutBased = WritingDirectionStrategy(isByLayout: true)
  }
}

extension View {
  /// Sets what tells to which side lines are moved; says once that it is always the
  /// layout's direction.
  ///
  /// - Parameter strategy: What tells it.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    if strategy == .writingDirectionBased {
      Warnings.once("multilineTextAlignment(strategy:): lines are moved by the layout's direction")
    }
    return self
  }

  /// Sets what tells in which direction paragraphs are written; says once that it is always
  /// what is written.
  ///
  /// - Parameter strategy: What tells it.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    if strategy.isByLayout {
      Warnings.once("writingDirection(strategy:): paragraphs are written as their letters are")
    }
    return self
  }
}

extension Font {
  /// This font with all characters of one width, or as it is.
  ///
  /// - Parameter isActive: Whether they have one width.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }

  /// This font with small capitals for small letters, or as it is.
  ///
  /// - Parameter isActive: Whether there are small capitals.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? lowercaseSmallCaps() : self
  }

  /// This font with small capitals for capital letters, or as it is.
  ///
  /// - Parameter isActive: Whether there are small capitals.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? uppercaseSmallCaps() : self
  }
}
