@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

/// The content of a window that is to be placed.
public struct WindowLayoutRoot {
  private let measure: (ProposedViewSize) -> CGSize

  package init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

  /// How large the content would be, in points.
  ///
  /// - Parameter proposal: What it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
