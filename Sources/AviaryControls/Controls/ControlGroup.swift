@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ControlGroupTheme { ControlTheme.standard.controlGroup }

/// Controls that belong together.
///
/// ![Controls side by side, below groups](Documentation/controls/groups.png)
public struct ControlGroup<Content: View> {
  let content: Content

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with any label.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group with a title that is looked up.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// Creates a group with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(),
      label: Label(title, systemImage: systemImage)
    )
  }

  /// Creates a group with a symbol and a title that is looked up.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(),
      label: Label(titleKey, systemImage: systemImage)
    )
  }
}

/// The controls of a group, with a label that stands for them where there is little space.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

/// The content of a group that has a label, whatever its type.
private protocol LabeledGroupContent {
  var groupControls: AnyView { get }
  var groupLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledGroupContent {
  fileprivate var groupControls: AnyView { AnyView(content) }
  fileprivate var groupLabel: AnyView { AnyView(ControlPart(label)) }
}

extension ControlGroup: _Control {
  public var _controlBody: some View {
    let labeled = content as? any LabeledGroupContent
    StyledControl(
      configuration: ControlGroupStyleConfiguration(
        content: .init(view: labeled?.groupControls ?? AnyView(content)),
        label: .init(view: labeled?.groupLabel ?? AnyView(EmptyView()))
      ),
      defaultBody: { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    )
  }
}

/// Controls side by side on one background, lines between them.
struct ControlGroupRow<Content: View>: View {
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.pixelLength) private var pixelLength
  let content: Content

  var body: some View {
    if controlPlace == .menu { menuRow } else { row }
  }

  /// In a menu: as wide as that, all alike.
  private var menuRow: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Rectangle().fill(Color(.separator)).frame(width: pixelLength)
          }
          control.frame(maxWidth: .infinity)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .environment(\.isMenuItemCompact, true)
  }

  private var row: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Rectangle().fill(Color(.separator))
              .frame(width: 1, height: theme.dividerHeight)
          }
          control.padding(.horizontal, theme.padding).frame(minHeight: theme.height)
        }
      }
    }
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: theme.radius))
  }
}
