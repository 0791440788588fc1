@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryTestSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryKits

/// Views of UIKit and AppKit among those of SwiftUI.
@MainActor
@Suite("Represented views")
struct RepresentedViewTests {
  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private struct Label: UIViewRepresentable {
    let text: String
    let log: Log
    @Environment(\.isEnabled) var isEnabled
    @Binding var count: Int

    @MainActor
    final class Coordinator {
      let log: Log
      init(_ log: Log) { self.log = log }
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    func makeUIView(context: Context) -> UILabel {
      log.events.append("make")
      return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.log.events.append(
        "update \(count) \(isEnabled) \(context.environment.isEnabled)"
      )
      label.text = "\(text) \(count)"
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
      coordinator.log.events.append("dismantle \(label.text ?? "")")
    }
  }

  private struct Counted: View {
    let log: Log
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Label(text: "Count", log: log, count: $count).disabled(count == 1) }
        Button("Add") { count += 1 }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test(
    "a label tells how large its text is, and a clear background is none"
  )
  func sizes() {
    let label = UILabel()
    label.text = "Some words"
    let one = label.intrinsicContentSize
    #expect(one.width > 60 && one.height >= 20 && one.height < 30)
    #expect(
      label.sizeThatFits(CGSize(width: one.width / 2 + 10, height: 1000)).height == one.height
    )
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: one.width / 2 + 10, height: 1000)).height > one.height)
    let text = UITextView()
    text.backgroundColor = .clear
    #expect(text.representedContent == nil)
  }

  @Test("is made once, changed with what it reads, and taken away")
  func life() throws {
    let log = Log()
    let screen = Screen(Counted(log: log))
    #expect(log.events == ["make", "update 0 true true"])
    #expect(screen.text("Count 0").exists)
    try screen.button("Add").tap()
    #expect(log.events.last == "update 1 false false")
    #expect(screen.text("Count 1").exists)
    try screen.button("Hide").tap()
    #expect(!screen.text("Count 1").exists)
    #expect(log.events.last == "dismantle Count 1")
    #expect(log.events.filter { $0 == "make" }.count == 1)
  }

  private struct Made: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func dump(_ make: @escaping @MainActor () -> UIView) throws -> String {
    try Harness(Made(make: make), width: 200, height: 100).dump
  }

  @Test("what SwiftUI has the like of is drawn")
  func drawn() throws {
    let told = try Warnings.told {
      let blur = try dump { UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)) }
      #expect(blur.contains("backdrop"))
      // As most do that put a blur into a view.
      let nested = try dump {
        let view = UIView(frame: .zero)
        view.backgroundColor = .clear
        view.insertSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)), at: 0)
        return view
      }
      #expect(nested.contains("backdrop"))
      let red = try dump {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return view
      }
      #expect(red.contains("#ff0000"))
      let helper = try dump {
        let view = UIView()
        view.isUserInteractionEnabled = false
        return view
      }
      #expect(!helper.contains("text"))
    }
    #expect(told.isEmpty)
  }

  @Test("a sign that turns is as large as it is, and leaves its room where it stands")
  func spinner() throws {
    for (style, side) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
      for isTurning in [true, false] {
        let harness = try Harness(
          Made {
            let spinner = UIActivityIndicatorView(style: style)
            if isTurning { spinner.startAnimating() }
            return spinner
          },
          width: 200,
          height: 100
        )
        #expect(harness.size == CGSize(width: side, height: side))
        #expect(harness.dump.contains("fill") == isTurning)
      }
    }
  }

  private struct Sized: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("Hosted")) }
    func updateNSView(_ view: NSView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
      CGSize(width: (proposal.width ?? 0) / 2, height: 31)
    }
  }

  @Test("its size is what it says, in every room")
  func size() throws {
    let harness = try Harness(Sized(), width: 200, height: 100)
    #expect(harness.size == CGSize(width: 100, height: 31))
    #expect(harness.labels.contains("Hosted"))
  }

  private struct Of<Kind: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Kind
    func makeUIViewController(context: Context) -> Kind { make() }
    func updateUIViewController(_ controller: Kind, context: Context) {}
  }

  private struct MacMade: NSViewRepresentable {
    let make: @MainActor () -> NSView
    func makeNSView(context: Context) -> NSView { make() }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class Helper: UIView {}
  private final class HelperController: UIViewController {}
  private final class MacHelper: NSView {}

  @Test(
    "what has nothing in it draws nothing, and tells nothing: what is there for what is around it"
  )
  func nothing() throws {
    let told = try Warnings.told {
      for view in [UIView(), Helper()] {
        let harness = try Harness(Made { view }, width: 200, height: 100)
        #expect(harness.labels.isEmpty && !harness.dump.contains("stroke"))
      }
      for controller in [UIViewController(), HelperController()] {
        let harness = try Harness(Of { controller }, width: 200, height: 100)
        #expect(harness.labels.isEmpty && !harness.dump.contains("stroke"))
      }
      for view in [NSView(), MacHelper()] {
        let harness = try Harness(MacMade { view }, width: 200, height: 100)
        #expect(harness.labels.isEmpty && !harness.dump.contains("stroke"))
      }
    }
    #expect(told.isEmpty)
  }

  @Test("what shows something by itself that nothing here draws is a box with its name")
  func boxes() throws {
    #expect(try Harness(Made { UIScrollView() }).labels == ["Made"])
    #expect(try Harness(Of { UIImagePickerController() }).labels == ["Of<UIImagePickerController>"])
    let layered = UIView()
    layered.layer.addSublayer(CALayer())
    #expect(try Harness(Made { layered }).labels == ["Made"])
  }

  private final class Bar: UIView {
    var part: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }

  private final class MacBar: NSView {
    override func draw(_ dirtyRect: NSRect) {
      NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      NSRect(x: 0, y: 0, width: bounds.width, height: 10).fill()
    }
  }

  @Test("what a program's own view draws is drawn, anew where it asks for it")
  func ownDrawing() throws {
    let bar = Bar()
    let harness = try Harness(Made { bar }, width: 200, height: 100)
    #expect(harness.dump.contains("#ff0000") && harness.dump.contains("100"))
    let before = harness.dump
    bar.part = 0.25
    try harness.host.update()
    #expect(harness.dump != before)
    // y goes up from the lower edge.
    let mac = MacMade { MacBar() }.frame(width: 20, height: 40)
    let picture = try #require(ImageRenderer(content: mac).cgImage)
    let bytes = try #require(picture.dataProvider?.data as Data?)
    func opacity(_ y: Int) -> UInt8 { bytes[y * picture.bytesPerRow + 5 * 4 + 3] }
    #expect(opacity(35) == 255 && opacity(5) == 0)
  }

  private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      UIHostingController(rootView: Text("Inside"))
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("a controller that hosts a view of SwiftUI's shows it")
  func controllers() throws {
    let told = try Warnings.told {
      let labels = try Harness(Controller()).labels
      #expect(labels.contains("Inside"))
    }
    #expect(told.isEmpty)
  }
}
