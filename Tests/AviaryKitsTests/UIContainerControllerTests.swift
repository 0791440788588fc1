import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate
{
  var told: [String] = []
  var refused: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { told.append("will \(viewController.title ?? "") \(animated)") }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { told.append("did \(viewController.title ?? "")") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { told.append("selected \(viewController.title ?? "")") }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { told.append("hides \(column)") }
}

private final class Bar: UINavigationBar {}

@MainActor
@Suite("Containers of UIKit tell their delegates")
struct UIContainerControllerTests {
  private let listener = Listener()

  private func page(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("a navigation tells which controller it shows, when it is another one")
  func navigation() {
    let first = page("first")
    let second = page("second")
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = listener
    navigation.pushViewController(second, animated: true)
    navigation.popViewController(animated: false)
    #expect(
      listener.told == [
        "will second true", "did second", "will first false", "did first",
      ]
    )
    navigation.setViewControllers([first], animated: true)
    #expect(listener.told.count == 4)
    #expect(second.parent == nil)
  }

  @Test("a person who goes back is told of as one who moves")
  func goingBack() {
    let navigation = UINavigationController(rootViewController: page("first"))
    navigation.pushViewController(page("second"), animated: false)
    navigation.delegate = listener
    navigation.keepFirst(1)
    #expect(listener.told == ["will first true", "did first"])
  }

  @Test("a navigation has bars of the classes that it is made with")
  func bars() {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
    #expect(type(of: navigation.toolbar as UIToolbar) == UIToolbar.self)
  }

  @Test("a person's choice of a tab is asked about and told of, a program's is not")
  func tabs() {
    let pages = [page("a"), page("b"), page("c")]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.delegate = listener
    listener.refused = pages[2]
    tabs.selectedIndex = 1
    #expect(listener.told.isEmpty)
    tabs.choose(0)
    tabs.choose(2)
    #expect(listener.told == ["selected a"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 3)
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
  }

  @Test("columns are found by their names, and one that is hidden is told of")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (page("list"), page("detail"))
    split.setViewController(secondary, for: .secondary)
    split.setViewController(primary, for: .primary)
    #expect(split.viewControllers.map(\.title) == ["list", "detail"])
    #expect(split.viewController(for: .primary) === primary)
    #expect(split.viewController(for: .compact) == nil)
    split.delegate = listener
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(listener.told == ["hides primary"])
  }

  @Test("a change that is led by a number tells what it is led in")
  func percent() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(1.5)
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
  }

  @Test("an animator keeps the curve that it is made with")
  func curves() {
    let spring = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    #expect(animator.timingParameters?.springTimingParameters === spring)
    #expect(animator.timingParameters?.timingCurveType == .spring)
  }
}
