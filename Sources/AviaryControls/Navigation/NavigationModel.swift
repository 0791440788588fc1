@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
import AviaryLayout
import Foundation

/// What a navigation container shows over its first screen, and how it finds screens for values.
final class NavigationModel {
  /// A screen over those of the path.
  struct Pushed {
    let id: AnyHashable
    let content: KeptView<FurtherScreen>
    /// Tells whoever pushed the screen that it is gone.
    let dismiss: (() -> Void)?
    weak var owner: ViewNode?
    /// Whether the screen stands in place of the first one, to which nothing leads back.
    var isFirst = false
  }

  /// How screens for values of one type are made.
  private struct Destination {
    unowned let owner: ViewNode
    let make: (AnyHashable) -> AnyView?
  }

  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  private(set) var pushed: [Pushed] = []
  private var titles: [Int: NavigationTitle] = [:]
  private let signal = Signal()
  private var lastID = 0

  /// What a finger from the edge does.
  let backSwipe = BackSwipe()

  /// Puts a value on the path, and takes the last one or all off.
  var append: ((AnyHashable) -> Void)?
  var removeLast: (() -> Void)?
  var removeAll: (() -> Void)?
  /// Whether there are no values on the path.
  var pathIsEmpty: () -> Bool = { true }
  /// The container whose first screen links lead to, instead of further screens here.
  weak var detail: NavigationModel?
  /// Called when a link of another container leads here.
  var willReplace: (() -> Void)?
  /// Called when such a link shows nothing any more.
  var wasTakenBack: (() -> Void)?

  /// Lets those go that the container and its columns have left here, once they are gone.
  func disconnect() {
    append = nil
    removeLast = nil
    removeAll = nil
    pathIsEmpty = { true }
    willReplace = nil
    wasTakenBack = nil
  }

  /// Records, for whoever runs, what the container shows.
  func track() { signal.track() }

  // MARK: - Screens for values

  func register(
    _ type: Any.Type,
    by owner: ViewNode,
    make: @escaping (AnyHashable) -> AnyView?
  ) {
    let key = ObjectIdentifier(type)
    var all = destinations[key] ?? []
    let made = Destination(owner: owner, make: make)
    if let index = all.firstIndex(where: { $0.owner === owner }) {
      all[index] = made
    } else {
      all.append(made)
    }
    destinations[key] = all
    signal.send()
  }

  func unregister(_ type: Any.Type, by owner: ViewNode) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0.owner === owner }
  }

  /// The screen for a value; nil where nobody said how to make it.
  func destination(for value: AnyHashable) -> AnyView? {
    let key = ObjectIdentifier(type(of: value.base))
    return destinations[key]?.first?.make(value)
  }

  // MARK: - Further screens

  /// Shows a view over all screens, in the next column where there is one and the link leads there.
  func push(_ view: AnyView, isDetail: Bool) {
    if isDetail, let detail {
      detail.replace(view)
      return
    }
    lastID += 1
    pushed.append(
      Pushed(id: "link \(lastID)", content: content(view), dismiss: nil, owner: nil)
    )
    signal.send()
  }

  /// Shows the screen for a value over all screens, in the next column where there is one and the link leads there.
  func push(_ value: AnyHashable, isDetail: Bool) {
    guard let detail else {
      if let append {
        append(value)
      } else if let view = destination(for: value) {
        push(view, isDetail: false)
      }
      return
    }
    guard let view = destination(for: value) ?? detail.destination(for: value) else { return }
    if isDetail { detail.replace(view) } else { push(view, isDetail: false) }
  }

  /// Shows a view in place of all screens.
  private func replace(_ view: AnyView) {
    willReplace?()
    lastID += 1
    let old = pushed
    pushed = [
      Pushed(
        id: "detail \(lastID)",
        content: content(view),
        dismiss: nil,
        owner: nil,
        isFirst: true
      )
    ]
    for screen in old { screen.dismiss?() }
    signal.send()
  }

  /// Shows the first screen again where a link has put another one in its place.
  func restoreFirst() {
    guard pushed.first?.isFirst == true else { return }
    let old = pushed
    pushed = []
    for screen in old { screen.dismiss?() }
    signal.send()
  }

  private func content(_ view: AnyView) -> KeptView<FurtherScreen> {
    KeptView(FurtherScreen(view: view))
  }

  /// What a view of the container shows over all screens; nil for nothing any more.
  ///
  /// - Parameter isDetail: Whether it is shown in place of all screens of the next column, where there is one.
  func set(
    _ view: AnyView?,
    id: AnyHashable,
    isDetail: Bool,
    dismiss: @escaping () -> Void,
    by owner: ViewNode
  ) {
    if isDetail, let detail { return detail.setFirst(view, id: id, dismiss: dismiss, by: owner) }
    let index = pushed.firstIndex { $0.owner === owner }
    // A screen that was pushed may push another one of the same kind, even for the same item.
    let id: [AnyHashable] = [ObjectIdentifier(owner), id]
    let new = view.map { Pushed(id: id, content: content($0), dismiss: dismiss, owner: owner) }
    switch (index, new) {
    case (nil, nil): return
    case (let index?, let new?): pushed[index] = new
    case (nil, let new?): pushed.append(new)
    case (let index?, nil): pushed.remove(at: index)
    }
    signal.send()
  }

  /// What a view of the column before shows in place of all screens here; nil for nothing any more.
  private func setFirst(
    _ view: AnyView?,
    id: AnyHashable,
    dismiss: @escaping () -> Void,
    by owner: ViewNode
  ) {
    let known = pushed.first { $0.owner === owner }
    guard let view else {
      if known != nil {
        // What was pushed over it goes with it.
        pushed = []
        wasTakenBack?()
        signal.send()
      }
      return
    }
    let id: [AnyHashable] = [ObjectIdentifier(owner), id]
    let new = Pushed(id: id, content: content(view), dismiss: dismiss, owner: owner, isFirst: true)
    if known?.id == AnyHashable(id), let index = pushed.firstIndex(where: { $0.owner === owner }) {
      pushed[index] = new
    } else {
      let old = pushed.filter { $0.owner !== owner }
      pushed = [new]
      for screen in old { screen.dismiss?() }
      willReplace?()
    }
    signal.send()
  }

  /// Somebody goes back to the column before: what its link has shown here is shown no more.
  func leaveFirst() {
    guard let first = pushed.first, first.isFirst else { return }
    first.dismiss?()
  }

  /// The title of the screen on top; nil where it has none, or keeps it to itself.
  var lastTitle: Text? { title(pushed.count)?.title }

  /// Goes back to the screen before.
  func pop() {
    if let last = pushed.last {
      if let dismiss = last.dismiss {
        dismiss()
      } else {
        pushed.removeLast()
        signal.send()
      }
    } else {
      removeLast?()
    }
  }

  /// Goes back to the first screen, which may be one that a link has put in its place.
  ///
  /// - Returns: Whether there was another one over it.
  func popToFirst() -> Bool {
    let over = pushed.filter { !$0.isFirst }
    guard !over.isEmpty || !pathIsEmpty() else { return false }
    pushed.removeAll { !$0.isFirst && $0.dismiss == nil }
    for screen in over.reversed() { screen.dismiss?() }
    if !pathIsEmpty() { removeAll?() }
    signal.send()
    return true
  }

  // MARK: - Titles

  /// The title of a screen, counted from the first.
  func title(_ index: Int) -> NavigationTitle? {
    signal.track()
    return titles[index]
  }

  func setTitle(_ title: NavigationTitle, of index: Int) {
    guard titles[index] != title else { return }
    titles[index] = title
    signal.send()
  }
}

enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation container around; nil outside of all.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// Whether links have somewhere to lead to.
  var isInNavigation: Bool {
    get { navigationModel != nil }
    set { if !newValue { navigationModel = nil } }
  }
}
