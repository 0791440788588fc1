@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryTestSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryKits

/// What views and controllers of UIKit and AppKit in representables are told of being seen, and of their size.
@MainActor
@Suite("The life of what is represented")
struct RepresentedLifeTests {
  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.events.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.events.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.events.append("disappeared") }
    override func viewWillLayoutSubviews() { log.events.append("will lay out") }
    override func viewDidLayoutSubviews() { log.events.append("laid out \(view.bounds.width)") }
  }

  private final class HostingController: UIHostingController<AnyView> {
    var log: Log?

    override func viewWillAppear(_ animated: Bool) { log?.events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log?.events.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log?.events.append("disappeared") }
    override func viewDidLayoutSubviews() { log?.events.append("laid out \(view.bounds.width)") }
  }

  private struct Controllers<Kind: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Kind
    func makeUIViewController(context: Context) -> Kind { make() }
    func updateUIViewController(_ controller: Kind, context: Context) {}
  }

  private struct Shown<Content: View>: View {
    let content: Content
    @State private var isShown = true
    @State private var width: CGFloat = 120

    var body: some View {
      VStack {
        if isShown { content.frame(width: width, height: 30) }
        Button("Wider") { width = 200 }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("a controller hears that it is seen, how large it is, and that it goes")
  func controller() throws {
    let log = Log()
    let screen = Screen(Shown(content: Controllers { Controller(log) }))
    #expect(log.events == ["load", "will appear", "will lay out", "laid out 120.0", "appeared"])
    log.events = []
    try screen.button("Wider").tap()
    #expect(log.events == ["will lay out", "laid out 200.0"])
    log.events = []
    try screen.button("Hide").tap()
    #expect(log.events == ["will disappear", "disappeared"])
  }

  @Test("a controller that hosts a view of SwiftUI's hears so once")
  func hosting() throws {
    let log = Log()
    let screen = Screen(
      Shown(
        content: Controllers {
          let controller = HostingController(
            rootView: AnyView(Text("Hosted").frame(maxWidth: .infinity))
          )
          controller.log = log
          return controller
        }
      )
    )
    #expect(screen.text("Hosted").exists)
    #expect(log.events == ["will appear", "laid out 120.0", "appeared"])
    log.events = []
    try screen.button("Hide").tap()
    #expect(log.events == ["disappeared"])
  }

  private final class Square: UIView {
    let log: Log
    let inner = UIView()

    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
      backgroundColor = .yellow
      inner.autoresizingMask = [.flexibleWidth]
      // Nothing here draws it.
      inner.isHidden = true
      addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
      log.events.append(superview == nil ? "left" : "entered")
    }

    override func layoutSubviews() {
      log.events.append("\(frame.width) \(inner.frame.width)")
      backgroundColor = bounds.width > 150 ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : .yellow
    }
  }

  private struct Views<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind
    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  @Test("a view has its frame when the views in it are placed, and is drawn as it is then")
  func view() throws {
    let log = Log()
    let screen = Screen(Shown(content: Views { Square(log) }))
    #expect(log.events == ["entered", "120.0 120.0"])
    log.events = []
    try screen.button("Wider").tap()
    #expect(log.events == ["200.0 200.0"])
    log.events = []
    try screen.button("Hide").tap()
    #expect(log.events == ["left"])
    let drawn = try Harness(Views { Square(log) }, width: 200, height: 40).dump
    #expect(drawn.contains("#ff0000"))
  }

  private final class Cleaner: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() { log.events.append("superview") }
    override func didMoveToWindow() {
      log.events.append("window")
      superview?.superview?.backgroundColor = .clear
    }
  }

  private struct Covered: View {
    let log: Log
    var isClear = true

    var body: some View {
      Color.red.fullScreenCover(isPresented: .constant(true)) {
        Text("Over").background { if isClear { Views { Cleaner(log) } } }
      }
    }
  }

  @Test("a cover is clear where the view around what is around a represented one is")
  func clearCover() throws {
    let log = Log()
    func whites(_ screen: Screen) -> Int {
      screen.root.displayList().dump.components(separatedBy: "#ffffff").count - 1
    }
    let white = Screen(Covered(log: log, isClear: false))
    let clear = Screen(Covered(log: log))
    #expect(log.events == ["superview", "window"])
    #expect(whites(clear) < whites(white))
    #expect(clear.text("Over").exists)
    #expect(!clear.description.contains("Views"))
  }

  private final class MacController: NSViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear() { log.events.append("will appear") }
    override func viewDidAppear() { log.events.append("appeared") }
    override func viewWillDisappear() { log.events.append("will disappear") }
    override func viewDidDisappear() { log.events.append("disappeared") }
    override func viewWillLayout() { log.events.append("will lay out") }
    override func viewDidLayout() { log.events.append("laid out \(view.frame.width)") }
  }

  private struct MacControllers: NSViewControllerRepresentable {
    let log: Log
    func makeNSViewController(context: Context) -> MacController { MacController(log) }
    func updateNSViewController(_ controller: MacController, context: Context) {}
  }

  @Test("AppKit's controllers hear the same")
  func macController() throws {
    let log = Log()
    let screen = Screen(Shown(content: MacControllers(log: log)))
    #expect(log.events == ["will appear", "will lay out", "laid out 120.0", "appeared"])
    log.events = []
    try screen.button("Hide").tap()
    #expect(log.events == ["will disappear", "disappeared"])
  }
}
