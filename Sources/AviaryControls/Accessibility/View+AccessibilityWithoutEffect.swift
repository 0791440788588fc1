public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
public import AviaryInteraction
public import Foundation

/// What kind of text a view has.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  /// Text of no special kind.
  public static let plain = Self(name: "plain")
  /// Text that a program prints.
  public static let console = Self(name: "console")
  /// Files and folders.
  public static let fileSystem = Self(name: "fileSystem")
  /// Messages.
  public static let messaging = Self(name: "messaging")
  /// Something to read.
  public static let narrative = Self(name: "narrative")
  /// A program's source.
  public static let sourceCode = Self(name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A text that is written.
  public static let wordProcessing = Self(name: "wordProcessing")
}

extension Text {
  /// Tells what kind of text this is; says once that nobody is told here.
  ///
  /// - Parameter value: The kind.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    Warnings.once("accessibilityTextContentType: assistive technology is not told of it")
    return self
  }
}

/// How fingers reach a view that takes them itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said when the view is touched.
  public static let silentOnTouch = Self(rawValue: 1)
  /// The view takes touches after it was activated.
  public static let requiresActivation = Self(rawValue: 2)
}

/// What assistive technology asks of a view that can be zoomed.
public struct AccessibilityZoomGestureAction {
  /// Nearer, or farther away.
  @frozen public enum Direction: Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Farther away.
    case zoomOut
  }

  /// Nearer, or farther away.
  public let direction: Direction
  /// Where, in parts of the view's size.
  public let location: UnitPoint
  /// Where, in points from the view's corner.
  public let point: CGPoint
}

extension View {
  /// What stands for information that AT-SPI has no place for.
  nonisolated func untold(
    _ name: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    Warnings.once("\(name): assistive technology is not told of it")
    return accessibilityLabel(Text(verbatim: ""), isEnabled: false)
  }

  // MARK: - Information

  /// Tells what kind of text this view has; says once that nobody is told here.
  ///
  /// - Parameter value: The kind.
  @_disfavoredOverload
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    untold("accessibilityTextContentType")
  }

  // MARK: - Actions

  /// Would scroll on assistive technology's word; says once that nobody asks here.
  ///
  /// - Parameter handler: Scrolls towards an edge.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    untold("accessibilityScrollAction")
  }

  /// Would zoom on assistive technology's word; says once that nobody asks here.
  ///
  /// - Parameter handler: Zooms.
  @_disfavoredOverload
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    untold("accessibilityZoomAction")
  }

  /// Would let fingers reach this view past a screen reader; says once that none takes them here.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether it does.
  ///   - options: How.
  @_disfavoredOverload
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    untold("accessibilityDirectTouch")
  }
}
