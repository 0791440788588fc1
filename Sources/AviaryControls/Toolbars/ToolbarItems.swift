@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The items of bars, by the parts of bars that they go to.
struct ToolbarItems<Content: View>: View {
  let sources: [ToolbarSource]
  /// Whether the bar is light or dark, where that was said; nil for as its screen is.
  let colorScheme: ColorScheme?
  let content: (_ items: @escaping (ToolbarSlot) -> AnyView) -> Content

  init(
    sources: [ToolbarSource],
    colorScheme: ColorScheme?,
    @ViewBuilder content: @escaping (_ items: @escaping (ToolbarSlot) -> AnyView) -> Content
  ) {
    self.sources = sources
    self.colorScheme = colorScheme
    self.content = content
  }

  var body: some View {
    Group(
      subviews: ForEach(sources) { source in
        HostedView(
          view: source.view,
          environment: source.environment,
          colorScheme: colorScheme
        ) {
          $0.enterBar()
        }
      }
    ) { items in
      content { slot in
        if slot == .titleMenu {
          return AnyView(items.lazy.compactMap(\.containerValues.titleMenu).first)
        }
        let chosen = items.filter { $0.containerValues.toolbarPlacement.slot == slot }
        guard slot == .trailing else {
          return AnyView(
            Group {
              if slot == .center { ForEach(chosen) { $0 } } else { BarItems(items: Array(chosen)) }
            }
          )
        }
        return AnyView(
          TrailingItems(
            items: Array(chosen),
            hasSecondary: items.contains {
              $0.containerValues.toolbarPlacement.slot == .secondary
            },
            sources: sources
          )
        )
      }
    }
  }
}

extension EnvironmentValues {
  /// What holds for items of bars.
  fileprivate mutating func enterBar() {
    enter(.navigationBar)
    self[StyleKey<LabelStyleConfiguration>.self] = StyleStack(
      AnyControlStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
    )
    imageScale = .large
    font = .system(size: ControlTheme.standard.navigationBar.titleSize)
  }
}

/// A view in the environment of another place, with some writes on top.
struct HostedView {
  let view: AnyView
  let environment: EnvironmentScope
  /// The scheme of the place that the view is shown in; nil for that of the other place.
  var colorScheme: ColorScheme?
  /// Always writes the same.
  let writes: (inout EnvironmentValues) -> Void

  fileprivate var allWrites: (inout EnvironmentValues) -> Void {
    guard let colorScheme else { return writes }
    return { [writes] in
      writes(&$0)
      $0.colorScheme = colorScheme
    }
  }
}

extension HostedView: View {
  typealias Body = Never
  nonisolated var body: Never { primitiveBody(of: "HostedView") }

  nonisolated static func _makeList(_ view: HostedView, _ inputs: _ListInputs) -> _ViewList {
    let scope = EnvironmentScope(
      parent: view.environment,
      root: inputs.root,
      depth: inputs.depth,
      apply: view.allWrites
    )
    return HostedList(
      inputs,
      view,
      scope,
      AnyView._makeList(view.view, inputs.inside(environment: scope))
    )
  }

  nonisolated static func _updateList(_ list: _ViewList, _ view: HostedView) {
    let list = unsafeDowncast(list, to: HostedList.self)
    list.follow(view)
    AnyView._updateList(list.content, view.view)
  }

  nonisolated static var _shape: _ListShape { .unknown }
}

/// The list of a view in the environment of another place.
final class HostedList: _ForwardingList {
  private let scope: EnvironmentScope
  private var colorScheme: ColorScheme?

  init(
    _ inputs: _ListInputs,
    _ view: HostedView,
    _ scope: EnvironmentScope,
    _ content: _ViewList
  ) {
    self.scope = scope
    colorScheme = view.colorScheme
    super.init(inputs, content)
  }

  fileprivate func follow(_ view: HostedView) {
    guard view.colorScheme != colorScheme else { return }
    colorScheme = view.colorScheme
    scope.replace(view.allWrites)
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    content.mount(at: index, in: place.with(environment: scope))
  }
}
