@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) public import AviaryLayout
public import Foundation

/// A view that is made of others but stands for itself: a button, a list, a picker.
///
/// Whatever its style makes, a container finds one subview.
public protocol _Control: _LayoutContainer {
  associatedtype _ControlBody: View

  /// What the control is made of. For the engine.
  @ViewBuilder @MainActor @preconcurrency
  var _controlBody: _ControlBody { get }
}

extension _Control {
  public nonisolated var _layout: _ControlLayout { _ControlLayout() }
  public nonisolated var _content: _ControlContent<Self> { _ControlContent(self) }
}

/// What a control is made of, its dynamic properties tied.
///
/// For the engine.
public struct _ControlContent<Control: _Control> {
  let field: StyleField<Control>

  nonisolated init(_ control: Control) { field = StyleField(style: control) }
}

extension _ControlContent: View {
  public var body: some View { field.style._controlBody }
}

/// Several views as one: a single one keeps its place and guides, others form a row.
///
/// For the engine.
public struct _ControlLayout: Layout {
  private var row: HStackLayout {
    HStackLayout(spacing: ControlTheme.standard.shared.labelSpacing)
  }

  nonisolated init() {}

  public func makeCache(subviews: Subviews) -> HStackLayout.Cache {
    row.makeCache(subviews: subviews)
  }

  public func updateCache(_ cache: inout HStackLayout.Cache, subviews: Subviews) {
    row.updateCache(&cache, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    subviews.count == 1 ? subviews[0].spacing : row.spacing(subviews: subviews, cache: &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) -> CGSize {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    if subviews.count == 1 { return subviews[0].dimensions(in: proposal)[explicit: guide] }
    return row.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) -> CGFloat? {
    if subviews.count == 1 { return subviews[0].dimensions(in: proposal)[explicit: guide] }
    return row.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

extension _ControlLayout: ExplainedLayout {
  package func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    subviews.count == 1
      ? LayoutReason("\(name): passes the proposal on and takes its content's \(size.inWords)")
      : row.layoutReason(named: name, for: proposal, size: size, subviews: subviews)
  }
}

/// Content of a control as one view, several parts in a row.
struct ControlPart<Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension ControlPart: _LayoutContainer {
  nonisolated var _layout: _ControlLayout { _ControlLayout() }
  nonisolated var _content: Content { content }
}
