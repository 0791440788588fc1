@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import Foundation

extension TabContent {
  private nonisolated func changingItem(
    _ key: WritableKeyPath<ContainerValues, TabItemChange?>,
    if isEnabled: Bool = true,
    _ apply: @escaping (AnyView) -> AnyView
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) {
      isEnabled ? AnyView($0.containerValue(key, TabItemChange(apply: apply))) : $0
    }
  }

  // MARK: - For assistive technology

  /// Says what the tab is called, for those who can't see it.
  ///
  /// - Parameters:
  ///   - label: The words, in place of the tab's title.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemLabel, if: isEnabled) { AnyView($0.accessibilityLabel(label)) }
  }

  /// Says what the tab is called, for those who can't see it.
  ///
  /// - Parameters:
  ///   - label: The key of the words, which are looked up.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the tab is called, for those who can't see it.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - isEnabled: Whether they count; `true` by default.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the tab's value is, for those who can't see it.
  ///
  /// - Parameters:
  ///   - valueDescription: The words.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemValue, if: isEnabled) { AnyView($0.accessibilityValue(valueDescription)) }
  }

  /// Says what the tab's value is, for those who can't see it.
  ///
  /// - Parameters:
  ///   - valueKey: The key of the words, which are looked up.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the tab's value is, for those who can't see it.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - isEnabled: Whether they count; `true` by default.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what choosing the tab does, for those who can't see it.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemHint, if: isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Says what choosing the tab does, for those who can't see it.
  ///
  /// - Parameters:
  ///   - hintKey: The key of the words, which are looked up.
  ///   - isEnabled: Whether they count; `true` by default.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what choosing the tab does, for those who can't see it.
  ///
  /// - Parameters:
  ///   - hint: The words.
  ///   - isEnabled: Whether they count; `true` by default.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Names the tab for tests.
  ///
  /// - Parameters:
  ///   - identifier: The name, which nobody is told.
  ///   - isEnabled: Whether it counts; `true` by default.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemIdentifier, if: isEnabled) {
      AnyView($0.accessibilityIdentifier(identifier))
    }
  }

  // MARK: - Menus and popovers

  /// Gives the tab a menu that a secondary click or a long press opens.
  ///
  /// - Parameter menuItems: The items; none means no menu.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    let items = menuItems()
    return changingItem(\.tabItemMenu) { AnyView($0.contextMenu { items }) }
  }

  /// Presents a popover from the tab while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is presented.
  ///   - attachmentAnchor: Where on the tab its arrow points; the tab's bounds by default.
  ///   - arrowEdge: The edge of the tab that the arrow is at; nil for the one with most space.
  ///   - content: What the popover shows.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemPopover) {
      AnyView(
        $0.popover(
          isPresented: isPresented,
          attachmentAnchor: attachmentAnchor,
          arrowEdge: arrowEdge,
          content: content
        )
      )
    }
  }

  /// Presents a popover from the tab while there is an item.
  ///
  /// - Parameters:
  ///   - item: What the popover is about; nil for no popover.
  ///   - attachmentAnchor: Where on the tab its arrow points; the tab's bounds by default.
  ///   - arrowEdge: The edge of the tab that the arrow is at; nil for the one with most space.
  ///   - content: What the popover shows.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    changingItem(\.tabItemPopover) {
      AnyView(
        $0.popover(
          item: item,
          attachmentAnchor: attachmentAnchor,
          arrowEdge: arrowEdge,
          content: content
        )
      )
    }
  }

  // MARK: - In a sidebar

  /// Gives the tab's row in a sidebar buttons that a swipe shows.
  ///
  /// Bars of tabs have none.
  ///
  /// - Parameters:
  ///   - edge: The edge that they come from; the trailing one by default.
  ///   - allowsFullSwipe: Whether a long swipe does what the first button does; `true` by default.
  ///   - content: The buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    let buttons = content()
    return changingItem(\.tabRowSwipe) {
      AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { buttons })
    }
  }

  /// Puts buttons below the tabs of a section in a sidebar.
  ///
  /// Bars of tabs have none.
  ///
  /// - Parameter content: The buttons.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let buttons = content()
    return ModifiedTabs(content: self) { AnyView($0.sectionActions { buttons }) }
  }
}
