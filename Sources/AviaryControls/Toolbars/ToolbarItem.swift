@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: NavigationBarTheme { ControlTheme.standard.navigationBar }

/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
  let itemID: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where it goes; `.automatic` by default.
  ///   - content: The view.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    itemID = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that a person can move.
  ///
  /// - Parameters:
  ///   - id: Names the item among those of its bar.
  ///   - placement: Where it goes; `.automatic` by default.
  ///   - content: The view.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that a person can move, and add if it is not shown at first.
  ///
  /// - Parameters:
  ///   - id: Names the item among those of its bar.
  ///   - placement: Where it goes; `.automatic` by default.
  ///   - showsByDefault: Whether it is shown without a person having added it.
  ///   - content: The view.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.placement = showsByDefault ? placement : .unplaced
    self.content = content()
  }
}

extension ToolbarItem where ID: Hashable {
  /// What tells the item apart.
  public var id: ID { itemID }
}

extension ToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(
      ToolbarItemContent(content).modifier(ToolbarItemRole(placement: placement))
        .containerValue(\.toolbarPlacement, placement)
    )
  }
}

/// The views of an item: beside each other in a bar, rows of the menu behind its others.
private struct ToolbarItemContent<Content: View> {
  @Environment(\.controlPlace) private var place
  private let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension ToolbarItemContent: View {
  var body: some View {
    if place == .menu {
      VStack(spacing: 0) { MenuItems(content: AnyView(content)) }
    } else {
      // A stack, so that space in an item grows along the bar alone.
      HStack(spacing: ControlTheme.standard.shared.labelSpacing) { content }
    }
  }
}

/// Lets an action that confirms stand out, and gives it and one that cancels their keys.
nonisolated struct ToolbarItemRole: _EnvironmentModifier {
  let placement: ToolbarItemPlacement

  func _apply(to values: inout EnvironmentValues) {
    switch placement.kind {
    case .confirmationAction:
      values.font = .system(size: theme.titleSize, weight: .semibold)
      values.keyboardShortcut = .defaultAction
      values.isConfirmingItem = true
    case .cancellationAction: values.keyboardShortcut = .cancelAction
    default: break
    }
  }
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group, of which every view is an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group with a label that stands for all where there is little space.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(content.containerValue(\.toolbarPlacement, placement))
  }
}

/// The views of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

/// Something that bars show by themselves, at another place.
///
/// It stays where it is here, which is told once where another place is named.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  /// Puts what bars show by themselves at another place.
  ///
  /// - Parameters:
  ///   - kind: What is moved.
  ///   - placement: Where it goes; `.automatic` by default.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {
    if placement != .automatic {
      Warnings.once("DefaultToolbarItem has no effect: what bars show by themselves stays there")
    }
  }

  public nonisolated var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// Space between the items of a bar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates space.
  ///
  /// - Parameters:
  ///   - sizing: Whether it takes what is left.
  ///   - placement: Where it goes.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(
      Group {
        if sizing == .flexible {
          Spacer(minLength: 0)
        } else {
          Color.clear.frame(width: theme.spacerWidth, height: 1)
        }
      }
      .containerValue(\.toolbarPlacement, placement)
      .containerValue(\.toolbarSpace, sizing)
    )
  }
}

/// Whether space in a bar takes what is left.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// It takes what is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// It has a length of its own.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// The menu of the title of a screen.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu of what the system offers: nothing here, which is told once.
  public nonisolated init() {
    Warnings.once("ToolbarTitleMenu(): there is nothing here that the system offers")
    content = EmptyView()
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
  public typealias Body = Never
  public nonisolated var _toolbarView: AnyView {
    AnyView(
      ZStack { content }
        .containerValue(\.toolbarPlacement, .titleMenu)
        .containerValue(\.titleMenu, AnyView(content))
    )
  }
}
