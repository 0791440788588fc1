import SwiftUI
import UIKit

/// Tells a line to who has started the program.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A program as Xcode's projects were made before SwiftUI had an `App`.
class PhoneDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tell("launched")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// Found by its name, as where no `Info.plist` says another.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let tabs = UITabBarController()
    let first = UINavigationController(
      rootViewController: UIHostingController(rootView: PhoneContent())
    )
    first.title = "Pages"
    let second = UIHostingController(rootView: Color.red.ignoresSafeArea())
    second.title = "Red"
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { tell("scene is active") }
  func sceneWillEnterForeground(_ scene: UIScene) { tell("scene comes to the foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { tell("scene is in the background") }
}

struct PhoneContent: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      wide("Count \(count)") { count += 1 }
      wide("Push") { root?.selectedNavigation?.pushViewController(page, animated: true) }
      wide("Present") {
        root?.present(UIHostingController(rootView: PhoneSheet()), animated: true)
      }
      wide("Ask") { root?.present(question, animated: true) }
    }
    .background(count == 0 ? Color.blue : Color.green)
    .tint(.white)
    .onAppear { tell("content appears") }
  }

  private var root: UITabBarController? {
    UIApplication.shared.windows.first?.rootViewController as? UITabBarController
  }

  private var page: UIViewController {
    let page = UIHostingController(rootView: Color.yellow.onAppear { tell("page appears") })
    page.title = "Page"
    return page
  }

  private var question: UIAlertController {
    let question = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in tell("yes") })
    question.addAction(UIAlertAction(title: "No", style: .cancel) { _ in tell("no") })
    return question
  }
}

struct PhoneSheet: View {
  var body: some View {
    Button("Close") {
      UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.purple)
    .onAppear { tell("sheet appears") }
    .onDisappear { tell("sheet is gone") }
  }
}

extension UITabBarController {
  fileprivate var selectedNavigation: UINavigationController? {
    selectedViewController as? UINavigationController
  }
}
