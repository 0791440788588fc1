import SwiftUI
import Testing

// Idioms of packages for SwiftUI, in our own words: they have to compile as they are.

extension View {
  /// An overload with a default of one's own must not hide SwiftUI's.
  @ViewBuilder func mask<Mask: View>(_ mask: Mask, inverse: Bool = false) -> some View {
    if inverse {
      self.mask(Rectangle().overlay(mask.blendMode(.destinationOut)).compositingGroup())
    } else {
      self.mask(mask)
    }
  }
}

private protocol Extractable {
  @MainActor var parts: Int { get }
}

extension ModifiedContent: Extractable
where Content: Extractable, Modifier == _IdentifiedModifier<__DesignTimeSelectionIdentifier> {
  fileprivate var parts: Int { content.parts }
}

extension Text: Extractable {
  fileprivate var parts: Int { 1 }
}

/// As Apple's page of `tabViewCustomization(_:)` has it.
private struct KeptTabs: View {
  @AppStorage("sidebar") var customization: TabViewCustomization
  @AppStorage("other") private var other = TabViewCustomization()

  var body: some View {
    TabView { Tab("Home", systemImage: "house") { Text("Home") }.customizationID("home") }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
  }
}

private struct PressedLabel: View {
  @State private var isPressed = false

  var body: some View {
    Text("Press")._onButtonGesture {
      isPressed = $0
    } perform: {
    }
    .opacity(isPressed ? 0.5 : 1)
  }
}

private final class PassthroughWindow: UIWindow {
  let closesOutside: Bool

  init(windowScene: UIWindowScene, closesOutside: Bool) {
    self.closesOutside = closesOutside
    super.init(windowScene: windowScene)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = rootViewController?.view, event?.type == .touches else { return nil }
    return view.subviews.first { $0.frame.contains(view.convert(point, from: self)) }
  }
}

private final class TouchedController<Content: View>: UIHostingController<Content> {
  override var prefersStatusBarHidden: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = touches.first?.location(in: view)
  }
}

private struct PagesView: UIViewControllerRepresentable {
  var pages: [Text]
  @Binding var page: Int

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    let shown = UIHostingController(rootView: pages[page])
    controller.setViewControllers([shown], direction: .forward, animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let parent: PagesView

    init(_ parent: PagesView) { self.parent = parent }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }
}

private final class FloatingPanel: NSPanel {
  override var canBecomeKey: Bool { true }

  init() {
    super.init(
      contentRect: .zero,
      styleMask: [.nonactivatingPanel, .titled],
      backing: .buffered,
      defer: false
    )
    isFloatingPanel = true
    level = .floating
    collectionBehavior.insert(.fullScreenAuxiliary)
  }

  override func keyDown(with event: NSEvent) {
    if event.modifierFlags.intersection(.deviceIndependentFlagsMask) == .command { close() }
  }
}

private struct SignApp: App {
  @State private var isInserted = true

  var body: some Scene {
    MenuBarExtra("Timer", systemImage: "timer", isInserted: $isInserted) { Button("Start") {} }
      .menuBarExtraStyle(.window)
  }
}

@MainActor
@Suite("Idioms of packages")
struct PackageCompatibilityTests {
  @Test("an overload of mask with a default of its own does not hide SwiftUI's")
  func masks() {
    let view = Text("a").mask(Color.red)
    #expect(!"\(type(of: view))".contains("ConditionalContent"))
  }

  @Test("a view that is only named keeps what can be read of it")
  func named() {
    let modifier = _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("a"))
    #expect(Text("a").modifier(modifier).parts == 1)
  }

  @Test("a window of a package's own is made for a scene")
  func windows() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = PassthroughWindow(windowScene: scene, closesOutside: true)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    #expect(window.windowScene === scene)
    #expect(window.hitTest(.zero, with: nil) == nil)
  }

  @Test("a panel of a package's own says that it may have the keyboard")
  func panels() {
    let panel = FloatingPanel()
    #expect(panel.canBecomeKey)
    #expect(panel.styleMask.contains(.nonactivatingPanel))
    #expect(panel.level == .floating)
  }
}
