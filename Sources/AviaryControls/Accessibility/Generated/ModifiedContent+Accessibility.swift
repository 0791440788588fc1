// Written by scripts/generate-overloads.
public import AviaryEngine
public import AviaryFoundation
public import AviaryGeometry
public import AviaryGraphics
public import AviaryInteraction
public import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  private nonisolated func untold(_ name: String) -> Self {
    Warnings.once("\(name): assistive technology is not told of it")
    return self
  }

  /// Tells what kind of text this view has; says once that nobody is told here.
  ///
  /// - Parameter value: The kind.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Self {
    untold("accessibilityTextContentType")
  }

  /// Would scroll on assistive technology's word; says once that nobody asks here.
  ///
  /// - Parameter handler: Scrolls towards an edge.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> Self {
    untold("accessibilityScrollAction")
  }

  /// Would zoom on assistive technology's word; says once that nobody asks here.
  ///
  /// - Parameter handler: Zooms.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self {
    untold("accessibilityZoomAction")
  }

  /// Would let fingers reach this view past a screen reader; says once that none takes them here.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether it does.
  ///   - options: How.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> Self {
    untold("accessibilityDirectTouch")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dragged; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dragged there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDragPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Would offer assistive technology a point where something is dropped; says once that it does
  /// not ask.
  ///
  /// - Parameters:
  ///   - point: Where, in parts of the view's size.
  ///   - description: Says what is dropped there.
  ///   - isEnabled: Whether it is offered.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> Self
  {
    untold("accessibilityDropPoint")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - value: The information; nil takes it away.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - valueKey: The key of the information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - key: What the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - label: What the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - valueKey: The key of the information.
  ///   - importance: Whether it is told at once.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }

  /// Adds information that is told when it is asked for; says once that nobody asks here.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the information is called.
  ///   - value: The information.
  ///   - importance: Whether it is told at once.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> Self
  {
    untold("accessibilityCustomContent")
  }
}
