public import AviaryGraphics
import Foundation

extension UIImageView {
  /// Has its symbol move; it stays still, which is told once.
  ///
  /// - Parameters:
  ///   - effect: How it would move.
  ///   - options: How often and how fast.
  ///   - animated: Counts for nothing.
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    Missing.tell("UIImageView.addSymbolEffect", "SwiftUI's symbolEffect has symbols move")
  }

  /// Has its symbol no longer move.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Has its symbol no longer move at all.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Puts a symbol in place of the one that it has, at once.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - transition: How one would become the other; counts for nothing.
  ///   - options: How often and how fast; counts for nothing.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
