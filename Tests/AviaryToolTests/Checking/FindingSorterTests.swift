import AviarySwiftSource
import Foundation
import Testing

@testable import AviaryCommand

@Suite("Whose an error is")
struct FindingSorterTests {
  /// Sorts errors of one file, given by a piece of the source that they are at, and their words.
  private func sorted(
    _ text: String,
    _ errors: [(at: String, message: String)],
    absent: [String] = [],
    packages: [String: String] = [:],
    elsewhere: Set<String> = []
  ) -> [Finding] {
    let source = SourcePlaces(text)
    let file = FindingSorter.File(
      places: source,
      imported: Set(absent).union(["SwiftUI"]),
      absent: absent
    )
    var sorter = FindingSorter(
      files: ["A.swift": file],
      declared: DeclaredNames.all(in: source.source),
      packages: packages
    )
    sorter.typesElsewhere = elsewhere
    return sorter.sort(
      errors.map { error in
        let range = text.range(of: error.at) ?? text.startIndex..<text.startIndex
        let before = text[..<range.lowerBound]
        let line = 1 + before.count { $0 == "\n" }
        let column =
          1
          + (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0)
        return Diagnostic(file: "A.swift", line: line, column: column, message: error.message)
      }
    )
  }

  @Test("A key path that can't be read is the environment's only where that has the member")
  func keyPaths() {
    let words = "cannot infer key path type from context; consider explicitly specifying a root"
    let own = sorted("let a = content[\\.body]", [("\\.body", words)])
    #expect(own.map(\.group) == [.own])
    let missing = sorted("@Environment(\\.requestReview) var a", [("\\.requestReview", words)])
    #expect(missing.map(\.group) == [.apple])
  }

  @Test(
    "A name that is not found belongs to whom declares it",
    arguments: [
      ("cannot find type 'ReorderDifference' in scope", "missing", "SwiftUI"),
      ("cannot find 'UIImage' in scope", "missing", "UIKit"),
      ("cannot find type 'UITableView' in scope", "apple", "UIKit"),
      ("cannot find 'MKMapView' in scope", "apple", "MapKit"),
      ("cannot find 'CKContainer' in scope", "apple", "CloudKit"),
      ("cannot find type 'UNNotificationAttachment' in scope", "missing", "UserNotifications"),
      (
        "value of type 'UNNotificationContent' has no member 'attachments'", "missing",
        "UserNotifications"
      ),
      ("cannot find type 'NSManagedObject' in scope", "apple", "CoreData"),
      ("unknown attribute 'Query'", "apple", "SwiftData"),
      ("cannot find 'NSXPCConnection' in scope", "apple", "Foundation"),
      ("cannot find type 'PassthroughSubject' in scope", "missing", "Combine"),
      ("value of type 'some View' has no member 'onOpenURL'", "missing", "SwiftUI"),
      ("value of type 'EnvironmentValues' has no member 'requestReview'", "apple", "StoreKit"),
      ("value of type 'some View' has no member 'mapStyle'", "apple", "MapKit"),
      ("type 'String' has no member 'localizedStringWithFormat'", "missing", "Foundation"),
      ("Objective-C interoperability is disabled", "apple", "ObjectiveC"),
      ("binary operator '+' cannot be applied to two 'Angle' operands", "missing", "SwiftUI"),
      ("could not infer type of color literal", "missing", "SwiftUI"),
      (
        "'DateComponentsFormatter' is unavailable: Not supported in swift-corelibs-foundation",
        "missing", "Foundation"
      ),
      (
        "'Font' initializer is inaccessible due to 'internal' protection level", "missing",
        "SwiftUI"
      ),
      ("'Card' initializer is inaccessible due to 'private' protection level", "own", ""),
      ("requires that 'TupleView<(A, B)>' conform to 'ToolbarContent'", "missing", "SwiftUI"),
      ("cannot find type '_VariadicView' in scope", "missing", "SwiftUI"),
      ("value of type 'String' has no member 'size'", "missing", "Foundation"),
      ("value of type 'URLSession' has no member 'data'", "missing", "Foundation"),
      (
        "binary operator '??' cannot be applied to operands of type 'some View' and 'Self'", "own",
        ""
      ),
      ("cannot infer contextual base in reference to member 'init'", "own", ""),
      ("cannot find 'Kard' in scope", "own", ""),
      ("value of type 'Text' has no member 'foo'", "own", ""),
      ("value of type 'String' has no member 'uppercasd'; did you mean 'uppercased'?", "own", ""),
      ("value of type 'Card' has no member 'title'", "own", ""),
      ("cannot convert value of type 'Int' to specified type 'String'", "own", ""),
      ("expected '}' in struct", "own", ""),
    ]
  )
  func direct(message: String, group: String, module: String) {
    let found = sorted("import SwiftUI\nstruct Card {}\nlet a = b\n", [("b\n", message)])
    #expect(found.map(\.group.rawValue) == [group])
    #expect(found[0].module ?? "" == module)
  }

  @Test(
    "A type that the sources have for other systems alone is their own mistake, whatever its prefix"
  )
  func elsewhere() {
    let text = "let a = BGHitRegion()\nlet b = BGTaskScheduler.shared\n"
    let found = sorted(
      text,
      [
        ("BGHitRegion", "cannot find 'BGHitRegion' in scope"),
        ("BGTaskScheduler", "cannot find 'BGTaskScheduler' in scope"),
      ],
      elsewhere: ["BGHitRegion"]
    )
    #expect(found.map(\.group) == [.own, .apple])
  }

  @Test("An unknown name in a file that imports a package which is not here is the package's")
  func packages() {
    let text = "import Lottie\nlet a = LottieView()\nstruct Card {}\n"
    let found = sorted(
      text,
      [
        ("LottieView", "cannot find 'LottieView' in scope"),
        ("Card", "value of type 'Card' has no member 'x'"),
      ],
      absent: ["Lottie"],
      packages: ["Lottie": "lottie-ios"]
    )
    #expect(found.map(\.group) == [.package, .own])
    #expect(found[0].module == "lottie-ios")
  }

  @Test("What is given to a call that is not there follows from it")
  func arguments() {
    let found = sorted(
      "let a = UINotificationFeedbackGenerator().notificationOccurred(x ? .success : .error)\n",
      [
        ("UINotif", "cannot find 'UINotificationFeedbackGenerator' in scope"),
        ("success", "cannot infer contextual base in reference to member 'success'"),
      ],
      absent: ["UIKit"]
    )
    #expect(found.map(\.isConsequence) == [false, true])
    #expect(found[1].name == "UINotificationFeedbackGenerator")
  }

  @Test("What a type inherits in vain takes along the errors that mention it, through heirs")
  func heirs() {
    let text = """
      class Record: NSManagedObject { override func awake() {} }
      class Note: Record {}
      func make() { _ = Note(context: c); let n: Int = "1" }
      """
    let found = sorted(
      text,
      [
        ("NSManaged", "cannot find type 'NSManagedObject' in scope"),
        ("func awake", "method does not override any method from its superclass"),
        ("Note(context", "argument passed to call that takes no arguments"),
        ("\"1\"", "cannot convert value of type 'String' to specified type 'Int'"),
      ],
      absent: ["CoreData"]
    )
    #expect(found.map(\.group) == [.apple, .apple, .apple, .own])
    #expect(found.map(\.isConsequence) == [false, true, true, false])
  }

  @Test("A mistake in a class that inherits in vain is still the sources' own")
  func mistakeOfHeir() {
    let found = sorted(
      "class A: UITableViewController {\n func f() { let n: Int = \"1\" }\n}\n",
      [
        ("UITable", "cannot find type 'UITableViewController' in scope"),
        ("\"1\"", "cannot convert value of type 'String' to specified type 'Int'"),
      ],
      absent: ["UIKit"]
    )
    #expect(found.map(\.group) == [.apple, .own])
  }

  @Test("A type with a macro that is not there is taken along where it is made")
  func altered() {
    let found = sorted(
      "@Model final class Item {}\nlet a = Item(name: 1)\nlet b = 2\n",
      [
        ("Model", "unknown attribute 'Model'"),
        ("Item(name", "argument passed to call that takes no arguments"),
        ("2", "cannot convert value of type 'Int' to specified type 'String'"),
      ],
      absent: ["SwiftData"]
    )
    #expect(found.map(\.group) == [.apple, .apple, .own])
  }

  @Test("A member that a type inherits belongs to the class that has it")
  func inheritedMembers() {
    let text = """
      class Base: UIViewController {}
      class Own: Base {}
      class Store: NSObject { func load() { self.sheet() } }
      struct Shown: View {}
      func use(a: Own, s: Store, v: Shown) { a.hidden; s.sheet; v.onOpenURL; v.nothing }
      """
    let findings = sorted(
      text,
      [
        ("hidden", "value of type 'Own' has no member 'hidden'"),
        ("sheet; v", "value of type 'Store' has no member 'sheet'"),
        ("onOpenURL", "value of type 'Shown' has no member 'onOpenURL'"),
        ("nothing", "value of type 'Shown' has no member 'nothing'"),
      ]
    )
    #expect(findings.map(\.group) == [.missing, .own, .missing, .own])
    #expect(findings[0].name == "UIViewController.hidden")
    #expect(findings[0].module == "UIKit")
    #expect(findings[2].module == "SwiftUI")
  }

  @Test("What is given to something that is not there follows from that")
  func argumentsOfAbsentValues() {
    let text = """
      func share(window: NSWindow) {
        let picker = NSSharingServicePicker(items: [])
        picker.show(relativeTo: .zero, of: window)
        window.tabbingMode = .disallowed
      }
      """
    let findings = sorted(
      text,
      [
        ("NSSharing", "cannot find 'NSSharingServicePicker' in scope"),
        ("zero", "cannot infer contextual base in reference to member 'zero'"),
        ("tabbingMode", "value of type 'NSWindow' has no member 'tabbingMode'"),
        ("disallowed", "cannot infer contextual base in reference to member 'disallowed'"),
      ]
    )
    #expect(
      findings.map(\.name) == [
        "NSSharingServicePicker", "NSSharingServicePicker", "NSWindow.tabbingMode",
        "NSWindow.tabbingMode",
      ]
    )
    #expect(findings.map(\.isConsequence) == [false, true, false, true])
  }
}

@Suite("Calls in a source")
struct CallSiteTests {
  @Test(
    "A call is found from its name, an argument or a bracket",
    arguments: [
      ("a.sheet(item: $x, onDismiss: f) { y in }", "sheet", "sheet(item:onDismiss:_:)"),
      ("a.sheet(item: $x, onDismiss: f) { y in }", "f)", "sheet(item:onDismiss:_:)"),
      ("Button(\"a\", action: go)", "action", "Button(_:action:)"),
      ("Section { x } header: { y } footer: { z }", "Section", "Section(_:header:footer:)"),
      ("g(h(1, b: 2), c: 3)", "2", "h(_:b:)"),
      ("g(h(1, b: 2), c: 3)", "3", "g(_:c:)"),
      ("VStack<Text>(spacing: 1) { a }", "spacing", "VStack(spacing:_:)"),
    ]
  )
  func finding(text: String, at: String, name: String) throws {
    let places = SourcePlaces(text)
    let range = try #require(text.range(of: at))
    let offset = text[..<range.lowerBound].utf8.count
    #expect(CallSite(at: places.token(at: offset), in: places.source)?.name == name)
  }

  @Test("Labels fit a form in its order, with defaults left out and closures behind")
  func fitting() throws {
    let home = AppleNames.Home(module: "SwiftUI", owner: "View")
    let form = AppleNames.Form(home: home, labels: ["item", "onDismiss", "content"])
    func fits(_ text: String) throws -> Bool {
      let places = SourcePlaces(text)
      return try #require(CallSite(at: 0, in: places.source)).fits(form)
    }
    #expect(try fits("sheet(item: a) { b in }"))
    #expect(try fits("sheet(item: a, content: f)"))
    #expect(try fits("sheet(onDismiss: f, item: a)") == false)
    #expect(try fits("sheet(isPresented: a) { }") == false)
    #expect(try fits("sheet(item: a, onDismiss: f, content: g) { }") == false)
  }
}
