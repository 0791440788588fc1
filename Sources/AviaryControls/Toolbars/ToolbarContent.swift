@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What goes into the bars around a view.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The content that this one is made of.
  associatedtype Body: ToolbarContent

  /// The content that this one is made of.
  @ContentBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// A view whose subviews are the items. For the engine.
  nonisolated var _toolbarView: AnyView { get }
}

extension ToolbarContent {
  public nonisolated var _toolbarView: AnyView { AnyView(ToolbarContentBody(content: self)) }
}

extension ToolbarContent where Body == Never {
  /// Not to be called: the content is built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public nonisolated var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// What goes into the bars around a view, and can be chosen by a person.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// The body of content of one's own, its dynamic properties tied.
struct ToolbarContentBody<Content: ToolbarContent> {
  let field: StyleField<Content>

  nonisolated init(content: Content) { field = StyleField(style: content) }
}

extension ToolbarContentBody: View {
  var body: some View { field.style.body._toolbarView }
}

/// Items one after another.
public struct _ToolbarContentList {
  let views: [AnyView]
}

extension _ToolbarContentList: CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(ForEach(0..<views.count, id: \.self) { views[$0] })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public nonisolated var _toolbarView: AnyView { self?._toolbarView ?? AnyView(EmptyView()) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public nonisolated var _toolbarView: AnyView {
    switch storage {
    case .trueContent(let content): AnyView(content._toolbarView)
    case .falseContent(let content): AnyView(content._toolbarView)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// Builds what goes into bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// One item, or several as one value.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One item, or several as one value.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentList {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._toolbarView) }
    return _ToolbarContentList(views: views)
  }

  /// The items of an `if` without `else`; none where the condition fails.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The items of an `if`, or of a case.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The items of an `else`, or of another case.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContentList { _ToolbarContentList(views: [content._toolbarView]) }
}
