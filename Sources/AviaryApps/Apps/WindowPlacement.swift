@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Where a window opens, and how large; what is nil is left to the desktop, or to the content.
public struct WindowPlacement: Equatable {
  /// A place of the screen, from its upper left corner, in points.
  package enum Place: Equatable {
    case part(UnitPoint)
    case point(x: CGFloat?, y: CGFloat?)
  }

  package let place: Place?
  package let width: CGFloat?
  package let height: CGFloat?

  private init(_ place: Place?, _ width: CGFloat?, _ height: CGFloat?) {
    // What is no length says nothing.
    func length(_ value: CGFloat?) -> CGFloat? {
      value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    self.place = place
    self.width = length(width)
    self.height = length(height)
  }

  /// A window at a point.
  ///
  /// - Parameters:
  ///   - position: Its upper left corner on the screen, in points; nil for the desktop's choice.
  ///   - size: Its size, in points; nil for that of its content. What is not finite, or not above 0, says nothing.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.init(position.map { .point(x: $0.x, y: $0.y) }, size?.width, size?.height)
  }

  /// A window in a part of the screen.
  ///
  /// - Parameters:
  ///   - position: The part of what the window leaves of the screen that is to its left and above it.
  ///   - size: Its size, in points; nil for that of its content.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.init(.part(position), size?.width, size?.height)
  }

  /// A window in a part of the screen.
  ///
  /// - Parameters:
  ///   - position: The part of what the window leaves of the screen that is to its left and above it.
  ///   - width: Its width, in points; nil for that of its content.
  ///   - height: Its height, in points; nil for that of its content.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(.part(position), width, height)
  }

  /// A window with some of its lengths given.
  ///
  /// - Parameters:
  ///   - x: From the screen's left edge, in points; nil for the middle.
  ///   - y: From the screen's upper edge, in points; nil for the middle.
  ///   - width: Its width, in points; nil for that of its content.
  ///   - height: Its height, in points; nil for that of its content.
  public init(
    x: CGFloat? = nil,
    y: CGFloat? = nil,
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) {
    self.init(x == nil && y == nil ? nil : .point(x: x, y: y), width, height)
  }

  /// The upper left corner of a window of a size on a screen of another, in points; nil for the desktop's choice.
  ///
  /// It lies in the screen as far as the window fits.
  package func origin(of size: CGSize, on screen: CGSize) -> CGPoint? {
    let free = CGSize(
      width: max(0, screen.width - size.width),
      height: max(0, screen.height - size.height)
    )
    func bounded(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), most)
    }
    switch place {
    case nil: return nil
    case .part(let part):
      return CGPoint(
        x: free.width * bounded(part.x, 1),
        y: free.height * bounded(part.y, 1)
      )
    case .point(let x, let y):
      return CGPoint(
        x: bounded(x ?? free.width / 2, free.width),
        y: bounded(y ?? free.height / 2, free.height)
      )
    }
  }
}

extension Scene {
  /// Says where the scene's windows open, and how large, by what they show and where they can be.
  ///
  /// A window that was open before has its size again. Places are as ``defaultPosition(_:)`` says.
  ///
  /// - Parameter makePlacement: Answers that for the content of a window, once; of several the innermost counts.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    mapWindows { $0.makePlacement = $0.makePlacement ?? makePlacement }
  }

  /// Says where the scene's windows go, and how large they become, when they are made large.
  ///
  /// It counts for the button and the double press of a window whose title bar stands in its content: what the desktop's
  /// own button does is the desktop's.
  ///
  /// - Parameter makePlacement: Answers that for the content of a window, whenever that is laid out; of several the
  ///   innermost counts.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    mapWindows { $0.makeIdealPlacement = $0.makeIdealPlacement ?? makePlacement }
  }
}
