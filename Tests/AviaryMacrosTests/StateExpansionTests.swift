import Testing

@testable import AviaryMacros

/// A declaration and a part of what `@State` makes of it.
struct StateCase: Sendable, CustomTestStringConvertible {
  var property: String
  var part: String
  var testDescription: String { property }

  init(_ property: String, _ part: String) {
    self.property = property
    self.part = part
  }
}

@Suite("StateMacro expansion")
struct StateExpansionTests {
  private func reply(_ role: String, _ property: String, in owner: String, attribute: String)
    -> Reply
  {
    guard
      case .expandAttached(var request) = attached("StateMacro", role, to: property, in: [owner])
    else { return .capability(protocolVersion: 0) }
    request.attributeSyntax.source = attribute
    return Plugin.reply(to: .expandAttached(request))
  }

  private func peers(
    _ property: String,
    in owner: String = "struct A {}",
    attribute: String = "@State"
  ) -> String {
    reply("peer", property, in: owner, attribute: attribute).source ?? ""
  }

  private func accessors(_ property: String, in owner: String = "struct A {}") -> String {
    reply("accessor", property, in: owner, attribute: "@State").source ?? ""
  }

  @Test("27 S1, S12: a private default moves into a closure, that an accessor hands to the state")
  func privateDefault() {
    #expect(
      peers("@State private var x: Model = Model() // made once") == """
        private var _x: SwiftUI.State<Model>
        var __x: SwiftUI._StateStart = SwiftUI._StateStart() {
          @storageRestrictions(initializes: _x)
          init(initialValue) {
            _x = SwiftUI.State<Model>(_lazy: {
          Model()
        })
          }
          get { SwiftUI._StateStart() }
        }
        private var $x: SwiftUI.Binding<Model> { _x.projectedValue }
        """
    )
    #expect(
      accessors("@State private var x: Model = Model()") == """
        {
          get { _x.wrappedValue }
          nonmutating set { _x.wrappedValue = newValue }
        }
        """
    )
  }

  @Test("27 S3: without a default an accessor takes the first value")
  func assigned() {
    #expect(
      peers("@State private var x: Int") == """
        private var _x: SwiftUI.State<Int>
        private var $x: SwiftUI.Binding<Int> { _x.projectedValue }
        """
    )
    #expect(
      accessors("@State private var x: Int") == """
        {
          @storageRestrictions(initializes: _x)
          init(initialValue) {
            _x = SwiftUI.State(wrappedValue: initialValue)
          }
          get { _x.wrappedValue }
          nonmutating set { _x.wrappedValue = newValue }
        }
        """
    )
  }

  @Test(
    "27 S12: the type of the binding is written, known from a literal, or follows from the state",
    arguments: [
      StateCase("@State private var x: Int? = 3", "var $x: SwiftUI.Binding<Int?> {"),
      StateCase("@State private var x: Model! = Model()", "var $x: SwiftUI.Binding<Model?> {"),
      StateCase("@State private var x = -1", "var $x: SwiftUI.Binding<Swift.Int> {"),
      StateCase("@State private var x = 1.5", "var $x: SwiftUI.Binding<Swift.Double> {"),
      StateCase("@State private var x = 1e3", "var $x: SwiftUI.Binding<Swift.Double> {"),
      StateCase("@State private var x = \"a\\(b)\"", "var $x: SwiftUI.Binding<Swift.String> {"),
      StateCase("@State private var x = false", "var $x: SwiftUI.Binding<Swift.Bool> {"),
      StateCase("@State private var x = 0x1F", "_projectionType(\\Self._x)"),
      StateCase("@State private var x = #/a/#", "_projectionType(\\Self._x)"),
      StateCase("@State private var x = Model()", "_projectionType(\\Self._x)"),
      StateCase("@State private var x = 1 + 2.5", "_projectionType(\\Self._x)"),
    ]
  )
  func bindingType(_ entry: StateCase) {
    #expect(peers(entry.property).contains(entry.part))
  }

  @Test(
    "27 S6: what is not private stays in the memberwise initialiser if its default is plain",
    arguments: [
      ("= 3", true), (": String = \"\"", true), ("= [Int]()", true), ("= Set<String>()", true),
      ("= Date()", true), (": Tab = .home", true), ("= Tab.home", true), ("= (1, \"a\")", true),
      (": [Model] = [Model(), Model()]", true), (": () -> Void = { f() }", true),
      ("= CGSize(width: 1, height: 2)", true), (": Int?", true),
      ("= Model()", false), (": Model = .init()", false), ("= make()", false),
      ("= { Model() }()", false), ("= Model.Date()", false), ("= [Model()]", false),
      ("= Box<Int>()", false), (": Model? = Model()", false),
    ]
  )
  func memberwise(_ rest: String, isMemberwise: Bool) {
    #expect(accessors("@State var x\(rest)").contains("storageRestrictions") == isMemberwise)
    #expect(!accessors("@State private var x\(rest)").contains("storageRestrictions"))
  }

  @Test(
    "27 S8: the state is private only where the property is, the binding is as visible as it",
    arguments: [
      StateCase("@State var x = 3", "var _x = "),
      StateCase("@State public var x = 3", "public var $x"),
      StateCase("@State fileprivate var x: Int", "fileprivate var _x: SwiftUI.State<Int>"),
      StateCase("@State private(set) var x = 3", "\nvar $x: SwiftUI.Binding<Swift.Int> {"),
      StateCase("@MainActor @State var x: Int", "@MainActor var _x: SwiftUI.State<Int>"),
    ]
  )
  func access(_ entry: StateCase) {
    let peers = peers(entry.property)
    #expect("\n\(peers)".contains(entry.part), "\(peers)")
    #expect(!peers.contains("public var _x"))
  }

  @Test("27 S13: values in the attribute, escaped names, classes and type properties")
  func forms() {
    #expect(
      peers("@State(initialValue: 3) private var x: Int", attribute: "@State(initialValue: 3) ")
        .contains("SwiftUI.State<Int>(_lazy: {\n  3\n})")
    )
    #expect(
      peers("@State<Int> private var x = 3", attribute: "@State<Int> ")
        .contains("private var $x: SwiftUI.Binding<Int> {")
    )
    #expect(peers("@State private var `default`: Int").contains("var _default: "))
    #expect(
      peers("@State var x = Model()", in: "final class B<T> {}") == """
        var _x = SwiftUI.State(_lazy: {
          Model()
        })
        @SwiftUI._StateProjection
        var $x = SwiftUI._projectionType(\\B._x)
        """
    )
    #expect(accessors("@State var x = Model()", in: "class B {}").contains("\n  set {"))
    #expect(peers("@State static var x = 3").contains("static var _x = SwiftUI.State(_lazy: {"))
  }

  @Test("27 S13: observers run in the setter")
  func observers() {
    let accessors = accessors(
      "@State private var x = 0 { willSet(a) { f(a) } didSet { g(oldValue) // h\n} }"
    )
    #expect(
      accessors.contains(
        "_x._set(newValue, willSet: { a in f(a) \n}, didSet: { oldValue in g(oldValue) // h\n\n})"
      ),
      "\(accessors)"
    )
  }

  @Test(
    "what it can't be attached to is told",
    arguments: [
      StateCase("@State let x = 3", "'@State' can only be applied to a 'var'"),
      StateCase("@State var (a, b) = (1, 2)", "a 'var' with a single name"),
      StateCase("@State var x: Int { 3 }", "cannot be applied to a computed property"),
    ]
  )
  func diagnostics(_ entry: StateCase) {
    let reply = reply("peer", entry.property, in: "struct A {}", attribute: "@State")
    #expect(reply.diagnostics.count == 1)
    #expect(reply.diagnostics.first?.message.contains(entry.part) == true)
  }
}
