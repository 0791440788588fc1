import AviaryEngine
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import AviaryKits

@MainActor
private final class Recorder: NSObject, UIApplicationDelegate, NSApplicationDelegate,
  ObservableObject
{
  var events: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("launched")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { events.append("ends") }
  func applicationDidFinishLaunching(_ notification: Notification) { events.append("finished") }
  func applicationWillTerminate(_ notification: Notification) { events.append("terminates") }
}

@MainActor
@Suite("Services of UIKit and AppKit")
struct KitServiceTests {
  @Test("delegates are made once, and hear of launch and end")
  func delegates() {
    let touch = UIApplicationDelegateAdaptor(Recorder.self)
    let desk = NSApplicationDelegateAdaptor(Recorder.self)
    #expect(touch.wrappedValue === desk.wrappedValue)
    Program.tell(.didFinishLaunching)
    Program.tell(.willTerminate)
    #expect(Set(touch.wrappedValue.events) == ["launched", "finished", "ends", "terminates"])
    UIApplication.shared.delegate = nil
    NSApplication.shared.delegate = nil
  }

  @Test("the state of the program follows what happens to it")
  func state() {
    _ = UIApplication.shared
    Program.tell(.didBecomeActive)
    #expect(UIApplication.shared.applicationState == .active)
    Program.tell(.willResignActive)
    Program.tell(.didEnterBackground)
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test("screens, scenes and windows are those of the program")
  func windows() {
    let before = Program.services
    defer { Program.services = before }
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    let reference = WindowReference()
    Program.services.windows = {
      [
        .init(
          title: "One",
          size: CGSize(width: 800, height: 600),
          isKey: true,
          reference: reference
        )
      ]
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 800, height: 600))
    let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first { $0.isKeyWindow }
    #expect(window?.frame.width == 800 && window === UIApplication.shared.keyWindow)
    #expect(NSApp.keyWindow?.title == "One" && NSApp.windows.count == 1)
  }

  @Test("what is copied is there, and what others copy takes its place")
  func pasteboards() {
    let before = Program.services
    defer { Program.services = before }
    let clipboard = PrivateClipboard()
    Program.services.clipboard = { clipboard }
    UIPasteboard.general.string = "one"
    #expect(clipboard.text == "one" && NSPasteboard.general.string(forType: .string) == "one")
    clipboard.write("two")
    #expect(UIPasteboard.general.string == "two" && UIPasteboard.general.hasStrings)
    NSPasteboard.general.clearContents()
    #expect(!UIPasteboard.general.hasStrings)
    NSPasteboard.general.setString("a", forType: .string)
    NSPasteboard.general.setData(Data([1]), forType: .pdf)
    #expect(NSPasteboard.general.data(forType: .pdf) == Data([1]) && clipboard.text == "a")
    let own = UIPasteboard.withUniqueName()
    own.url = URL(string: "https://example.com")
    #expect(own.url?.host == "example.com" && clipboard.text == "a")
  }

  @Test("panels hand on what is asked for, and what is answered")
  func panels() throws {
    let before = Program.services
    defer { Program.services = before }
    nonisolated(unsafe) var asked: Program.FileDialog?
    Program.services.askForFiles = { request, answer in
      asked = request
      answer([URL(fileURLWithPath: "/a.txt")])
    }
    let panel = NSOpenPanel()
    panel.allowedContentTypes = [.json]
    panel.prompt = "Use"
    panel.allowsMultipleSelection = true
    #expect(panel.runModal() == .OK && panel.url?.path == "/a.txt" && panel.urls.count == 1)
    let request = try #require(asked)
    #expect(
      request.filter?.patterns.first == "*.json" && request.acceptLabel == "Use"
        && request.allowsSeveral
    )
    Program.services.askForFiles = { _, answer in answer(nil) }
    #expect(NSSavePanel().runModal() == .cancel)
    Program.services.ask = { alert, answer in answer(alert.buttons.count - 1) }
    let alert = NSAlert()
    alert.addButton(withTitle: "Keep")
    alert.addButton(withTitle: "Delete")
    #expect(alert.runModal() == .alertSecondButtonReturn)
  }

  @Test("the machine says the same of itself each time; without a window it is a phone")
  func device() {
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(!UIDevice.current.systemName.isEmpty && !UIDevice.current.systemVersion.isEmpty)
    #expect(
      UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.bounds.width == 390
        && !UIDevice.current.orientation.isLandscape
    )
  }

  private struct Map: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView { UIScrollView(frame: .zero) }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
  }

  @Test("a box with its name stands for a view of UIKit, which is told once")
  func missingViews() throws {
    let told = try Warnings.told {
      let renderer = ImageRenderer(content: Map().frame(width: 80, height: 40))
      let picture = try renderer.pngData()
      #expect(!picture.isEmpty)
      #expect(renderer.accessibilityTree.children.contains { $0.label == "Map" })
    }
    #expect(told.count == 1 && told.first?.hasPrefix("Map: views of UIKit are not drawn") == true)
  }

  @Test("every font that a family lists can be had by its name")
  func fontFamilies() throws {
    let families = UIFont.familyNames
    #expect(!families.isEmpty)
    #expect(families == families.sorted() && Set(families).count == families.count)
    #expect(NSFontManager.shared.availableFontFamilies == families)
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    let family = try #require(families.first { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    #expect(UIFont(name: family, size: 12) != nil)
    let all = NSFontManager.shared.availableFonts
    #expect(UIFont.fontNames(forFamilyName: family).allSatisfy(all.contains))
  }

  @Test("another symbol of the program is refused, its own is not")
  func alternateIcons() async throws {
    let program = UIApplication.shared
    #expect(!program.supportsAlternateIcons && program.alternateIconName == nil)
    var errors: [Bool] = []
    program.setAlternateIconName("Dark") { errors.append($0 != nil) }
    program.setAlternateIconName(nil) { errors.append($0 != nil) }
    #expect(errors == [true, false])
    try await program.setAlternateIconName(nil)
    await #expect(throws: CocoaError.self) { try await program.setAlternateIconName("Dark") }
  }

  @Test("values hold rectangles, points and sizes by UIKit's names")
  func geometryValues() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("an item of a menu takes its name and key at once")
  func menuItems() {
    let item = NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q")
    #expect(item.title == "Quit" && item.keyEquivalent == "q")
  }
}
