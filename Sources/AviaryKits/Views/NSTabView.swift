import AviaryControls
import AviaryEngine
import AviaryFoundation
import AviaryGraphics
import AviaryStacks
public import Foundation

/// Views of AppKit of which one is seen, with tabs: those that host views are shown so.
@MainActor @preconcurrency
open class NSTabView: NSView {
  /// Where tabs are.
  public enum TabType: UInt, Sendable {
    /// Above.
    case topTabsBezelBorder = 0
    /// At the left.
    case leftTabsBezelBorder = 1
    /// Below.
    case bottomTabsBezelBorder = 2
    /// At the right.
    case rightTabsBezelBorder = 3
    /// Nowhere, with a frame.
    case noTabsBezelBorder = 4
    /// Nowhere, with a line.
    case noTabsLineBorder = 5
    /// Nowhere.
    case noTabsNoBorder = 6
  }

  /// At which edge tabs are.
  public enum TabPosition: UInt, Sendable {
    /// There are none.
    case none = 0
    /// Above.
    case top = 1
    /// At the left.
    case left = 2
    /// Below.
    case bottom = 3
    /// At the right.
    case right = 4
  }

  /// What is around views.
  public enum TabViewBorderType: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A frame.
    case bezel = 2
  }

  /// The views.
  open var tabViewItems: [NSTabViewItem] = [] {
    didSet {
      for item in oldValue where !tabViewItems.contains(where: { $0 === item }) {
        item.tabView = nil
      }
      for item in tabViewItems { item.tabView = self }
      if let chosen = selectedTabViewItem, !tabViewItems.contains(where: { $0 === chosen }) {
        selectedTabViewItem = nil
      }
      if selectedTabViewItem == nil { selectTabViewItem(tabViewItems.first) }
      contentChanged()
      delegate?.tabViewDidChangeNumberOfTabViewItems(self)
    }
  }
  /// The view that is seen; nil for none.
  open private(set) var selectedTabViewItem: NSTabViewItem?
  /// Who is told.
  open weak var delegate: (any NSTabViewDelegate)?
  /// Where tabs are.
  open var tabViewType = TabType.topTabsBezelBorder { didSet { contentChanged() } }
  /// At which edge tabs are.
  open var tabPosition = TabPosition.top { didSet { contentChanged() } }
  /// What is around views; kept.
  open var tabViewBorderType = TabViewBorderType.bezel
  /// Whether words in tabs are cut; kept.
  open var allowsTruncatedLabels = false
  /// Whether there is a colour behind it; kept.
  open var drawsBackground = true
  /// The font of tabs; kept.
  open var font = NSFont.systemFont(ofSize: 0)
  /// How large tabs are; kept.
  open var controlSize = NSControl.ControlSize.regular
  /// The least size that it needs, in points; not known.
  open var minimumSize: NSSize { .zero }
  /// Where views are, in points: everywhere.
  open var contentRect: NSRect { bounds }

  /// Puts a view behind the others.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Puts a view among the others.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItems.insert(tabViewItem, at: min(max(index, 0), tabViewItems.count))
  }
  /// Takes a view away.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.removeAll { $0 === tabViewItem }
  }
  /// How many views there are.
  open var numberOfTabViewItems: Int { tabViewItems.count }
  /// The place of a view; `NSNotFound` where it is not there.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// The place of the first view that is found by something; `NSNotFound` for none.
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    tabViewItems.firstIndex { $0.isFound(by: identifier) } ?? NSNotFound
  }
  /// The view at a place.
  ///
  /// - Precondition: There is one.
  open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }

  /// Has a view be seen, if the delegate lets it.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard tabViewItem !== selectedTabViewItem,
      delegate?.tabView(self, shouldSelect: tabViewItem) != false
    else { return }
    delegate?.tabView(self, willSelect: tabViewItem)
    selectedTabViewItem = tabViewItem
    contentChanged()
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  /// Has the view at a place be seen.
  open func selectTabViewItem(at index: Int) {
    if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
  }
  /// Has the view that is found by something be seen.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  /// Has the first view be seen.
  open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }
  /// Has the last view be seen.
  open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: tabViewItems.count - 1) }
  /// Has the next view be seen, if there is one.
  open func selectNextTabViewItem(_ sender: Any?) { move(1) }
  /// Has the view before be seen, if there is one.
  open func selectPreviousTabViewItem(_ sender: Any?) { move(-1) }
  private func move(_ step: Int) {
    guard let selectedTabViewItem else { return }
    selectTabViewItem(at: indexOfTabViewItem(selectedTabViewItem) + step)
  }

  private var hasTabs: Bool {
    switch tabViewType {
    case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: false
    default: tabPosition != .none
    }
  }

  override var hostedContent: AnyView? {
    guard hasTabs else {
      return selectedTabViewItem?.shownView.flatMap { view in
        view.hostedContents.isEmpty ? nil : KitContent.of(view)
      }
    }
    let isHosting = tabViewItems.contains { $0.shownView?.hostedContents.isEmpty == false }
    return isHosting ? AnyView(TabViewContent(tabView: self, change: change)) : nil
  }
}

/// Tabs of AppKit, as SwiftUI shows such.
private struct TabViewContent: View {
  unowned let tabView: NSTabView
  @ObservedObject var change: HostedChange

  var body: some View {
    TabView(
      selection: Binding(
        get: { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? 0 },
        set: { tabView.selectTabViewItem(at: $0) }
      )
    ) {
      ForEach(tabView.tabViewItems.indices, id: \.self) { index in
        let item = tabView.tabViewItems[index]
        content(of: item)
          .tabItem {
            if let image = item.image { Image(nsImage: image) }
            Text(verbatim: item.label)
          }
          .tag(index)
      }
    }
  }

  @ViewBuilder
  private func content(of item: NSTabViewItem) -> some View {
    if let view = item.shownView { KitContent.of(view) }
  }
}

/// Who is told which of several views of AppKit is seen.
@MainActor @preconcurrency
public protocol NSTabViewDelegate: NSObjectProtocol {
  /// Whether a view may be seen.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// A view will be seen.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// A view is seen.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  /// Views came or went.
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  /// It may.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
    true
  }
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  /// Does nothing.
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}
