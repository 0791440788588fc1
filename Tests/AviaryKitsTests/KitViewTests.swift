import SwiftUI
import Testing

@Suite("Views of UIKit and AppKit as values")
@MainActor
struct KitViewTests {
  private func nested() -> (outer: UIView, middle: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    outer.addSubview(middle)
    middle.addSubview(inner)
    return (outer, middle, inner)
  }

  @Test("points and rectangles are converted by the frames between two views")
  func converting() {
    let (outer, middle, inner) = nested()
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: outer) == CGPoint(x: 1, y: 1))
    #expect(
      outer.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 26, width: 20, height: 20)
    )
    #expect(middle.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    let touch = UITouch()
    #expect(touch.location(in: inner) == CGPoint(x: -15, y: -26))
  }

  @Test("a hit is the foremost view that is seen and takes touches")
  func hits() {
    let (outer, middle, inner) = nested()
    let point = CGPoint(x: 20, y: 30)
    #expect(outer.hitTest(point, with: nil) === inner)
    inner.isHidden = true
    #expect(outer.hitTest(point, with: nil) === middle)
    middle.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
    outer.alpha = 0
    #expect(outer.hitTest(point, with: nil) == nil)
  }

  @Test("views change their order among each other")
  func order() {
    let outer = UIView()
    let views = (0..<3).map { _ in UIView() }
    views.forEach(outer.addSubview)
    outer.bringSubviewToFront(views[0])
    #expect(
      outer.subviews.map(ObjectIdentifier.init) == [1, 2, 0].map { ObjectIdentifier(views[$0]) }
    )
    outer.insertSubview(views[0], belowSubview: views[2])
    #expect(
      outer.subviews.map(ObjectIdentifier.init) == [1, 0, 2].map { ObjectIdentifier(views[$0]) }
    )
    #expect(views[0].isDescendant(of: outer))
    #expect(!outer.isDescendant(of: views[0]))
  }

  @Test("a recognizer is on one view at a time")
  func recognizers() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.isEmpty == true)
    #expect(second.gestureRecognizers?.count == 1)
    #expect(tap.view === second)
    #expect(tap.state == .possible)
  }

  @Test("a control does what is registered for an event, and nothing for others")
  func actions() {
    let button = UIButton(type: .system)
    var done = [String]()
    let action = UIAction(title: "a") { done.append("\($0.title) \($0.sender is UIButton)") }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(done == ["a true"])
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(done.count == 1)
  }

  @Test("a stack view keeps what it places apart from what lies in it")
  func stackViews() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let view = UIView()
    stack.insertArrangedSubview(view, at: 0)
    #expect(stack.arrangedSubviews.first === view)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(view.superview === stack)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("an animator makes its change at once, and tells that it is at its end")
  func animators() {
    let view = UIView()
    var positions = [UIViewPropertyAnimator.Position]()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0.5 }
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(positions == [.end])
  }

  @Test("a controller finds the navigation that it is in")
  func controllers() {
    let inner = UIViewController()
    let outer = UIViewController()
    let navigation = UINavigationController(rootViewController: outer)
    navigation.addChild(outer)
    outer.addChild(inner)
    #expect(inner.navigationController === navigation)
    #expect(inner.tabBarController == nil)
    inner.show(UIViewController(), sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a text view puts letters in place of what is chosen")
  func textViews() {
    let view = UITextView()
    view.text = "Haus"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.insertText("ä")
    #expect(view.text == "Häs")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("views of AppKit are ordered, hit and found in what scrolls them")
  func appKit() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let text = NSTextView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentView.frame = scroll.bounds
    scroll.documentView = text
    #expect(text.enclosingScrollView === scroll)
    #expect(scroll.hitTest(NSPoint(x: 5, y: 5)) === text)
    let back = NSView()
    scroll.addSubview(back, positioned: .below, relativeTo: nil)
    #expect(scroll.subviews.first === back)
    #expect(text.isDescendant(of: scroll))
    text.frame.origin = NSPoint(x: 3, y: 4)
    #expect(text.convert(NSPoint(x: 1, y: 1), to: scroll) == NSPoint(x: 4, y: 5))
    #expect(text.convert(NSRect(x: 4, y: 5, width: 2, height: 2), from: scroll).origin.x == 1)
  }

  @Test("a menu of AppKit knows its items by name and number")
  func menus() {
    let menu = NSMenu(title: "Edit")
    let item = NSMenuItem()
    item.title = "Copy"
    item.tag = 7
    menu.addItem(item)
    menu.addItem(.separator())
    #expect(menu.item(withTitle: "Copy") === item)
    #expect(menu.item(withTag: 7)?.menu === menu)
    #expect(menu.item(at: 1)?.isSeparatorItem == true)
    menu.removeAllItems()
    #expect(item.menu == nil)
  }

  @Test("a layer is in one layer, and its place is that of its anchor")
  func layers() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    CALayer().insertSublayer(inner, at: 0)
    #expect(outer.sublayers?.isEmpty == true)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(inner.position == CGPoint(x: 20, y: 30))
    inner.position = .zero
    #expect(inner.frame.origin == CGPoint(x: -10, y: -20))
  }

  @Test("a search bar's values are those of its field")
  func searchBar() {
    let bar = UISearchBar(frame: .zero)
    bar.text = "tree"
    bar.placeholder = "Find"
    bar.autocapitalizationType = .none
    bar.setShowsCancelButton(true, animated: false)
    #expect(bar.searchTextField.text == "tree")
    #expect(bar.searchTextField.placeholder == "Find")
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.showsCancelButton)
    bar.searchTextField.text = "wood"
    #expect(bar.text == "wood")
  }

  @Test("controllers know which of them is seen")
  func visibleControllers() {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.visibleViewController === first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.visibleViewController === second)
    #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    let gone = navigation.popToViewController(first, animated: false)
    #expect(gone?.count == 1 && gone?.first === second)
    #expect(navigation.viewControllers.count == 1)

    let tabs = UITabBarController()
    #expect(tabs.selectedViewController == nil)
    tabs.setViewControllers([first, second], animated: false)
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedViewController === second)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController == nil)
  }
}
