import AviaryInteraction
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Look and feel")
struct LookAndFeelTests {
  /// Interfaces whose controls differ between the looks.
  enum Sample: String, CaseIterable {
    case list, headers, toggle, slider, stepper, segments, button, bar, tabs
    case alert, choice, sheet, menu

    @MainActor var view: AnyView {
      switch self {
      case .list:
        AnyView(
          List {
            Text(verbatim: "one")
            Text(verbatim: "two")
          }
        )
      case .headers:
        AnyView(
          List {
            Section {
              Text(verbatim: "one")
            } header: {
              Text(verbatim: "a")
            } footer: {
              Text(verbatim: "b")
            }
            Section { Text(verbatim: "two") }
          }
        )
      case .toggle: AnyView(Toggle(isOn: .constant(true)) { Text(verbatim: "a") })
      case .slider: AnyView(Slider(value: .constant(0.5)))
      case .stepper: AnyView(Stepper(value: .constant(1)) { Text(verbatim: "a") })
      case .segments:
        AnyView(
          Picker(selection: .constant(1)) {
            Text(verbatim: "a").tag(1)
            Text(verbatim: "b").tag(2)
          } label: {
            Text(verbatim: "p")
          }
          .pickerStyle(.segmented)
        )
      case .button:
        AnyView(
          Button {
          } label: {
            Text(verbatim: "a")
          }.buttonStyle(.bordered)
        )
      case .bar:
        AnyView(
          NavigationStack {
            Text(verbatim: "a").navigationTitle(Text(verbatim: "t"))
              .toolbar {
                Button {
                } label: {
                  Text(verbatim: "b")
                }
              }
          }
        )
      case .alert:
        AnyView(
          Color.clear.alert(Text(verbatim: "t"), isPresented: .constant(true)) {
            Button(role: .cancel) {
            } label: {
              Text(verbatim: "no")
            }
            Button {
            } label: {
              Text(verbatim: "yes")
            }
          } message: {
            Text(verbatim: "m")
          }
        )
      case .choice:
        AnyView(
          Color.clear.confirmationDialog(Text(verbatim: "t"), isPresented: .constant(true)) {
            Button {
            } label: {
              Text(verbatim: "one")
            }
            Button {
            } label: {
              Text(verbatim: "two")
            }
          }
        )
      case .sheet:
        AnyView(
          Color.clear.sheet(isPresented: .constant(true)) {
            Color.red.presentationDetents([.medium])
          }
        )
      case .menu:
        AnyView(
          OpenMenu(
            content: AnyView(
              ForEach(0..<2) { number in
                MenuRow(isSelected: nil) {
                } label: {
                  Text(verbatim: "\(number)")
                }
              }
            ),
            isReversed: false
          )
        )
      case .tabs:
        AnyView(TabView { Text(verbatim: "a").tabItem { Text(verbatim: "t") } })
      }
    }
  }

  @Test(
    "Where nobody chooses the look is that of 18, and that of 26 differs",
    arguments: Sample.allCases
  )
  func looks(sample: Sample) throws {
    let usual = try Harness(sample.view).dump
    #expect(try Harness(sample.view.lookAndFeel(.automatic)).dump == usual)
    #expect(try Harness(sample.view.lookAndFeel(.system18)).dump == usual)
    #expect(try Harness(sample.view.lookAndFeel(.system26)).dump != usual)
  }

  @Test("The nearest look counts, and one that changes is drawn as if it had been there")
  func nearest() throws {
    let inner = Sample.toggle.view.lookAndFeel(.system26)
    #expect(
      try Harness(inner.lookAndFeel(.system18)).dump == Harness(inner).dump
    )
    let model = Model()
    let harness = try Harness(Switching(model: model))
    model.look = .system26
    try harness.host.update()
    #expect(
      try harness.dump == Harness(Sample.headers.view.lookAndFeel(.system26)).dump
    )
  }

  @Observable final class Model { var look = LookAndFeel.system18 }

  private struct Switching: View {
    let model: Model
    var body: some View { Sample.headers.view.lookAndFeel(model.look) }
  }

  @Test("Names of looks are those that commands take")
  func names() {
    #expect(LookAndFeel(name: "system18") == .system18)
    #expect(LookAndFeel(name: "system26") == .system26)
    #expect(LookAndFeel(name: "") == nil)
  }

  // MARK: - Lengths of 26, as measured

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.7 }

  private func lengths(_ content: some View) throws -> Harness<some View> {
    try Harness(content.lookAndFeel(.system26))
  }

  @Test("Rows of 26 are 52 points apart, on cards 16 from the edges with 16 within")
  func rows() throws {
    let harness = try lengths(Sample.list.view)
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(one.minX == 32)
    #expect(near(two.midY - one.midY, 52))
    #expect(near(one.midY, 35 + 26))
  }

  @Test("In 26 a header has 10 above and below, a footer 14 in all, and nothing is in capitals")
  func sections() throws {
    let harness = try lengths(Sample.headers.view)
    let header = try #require(harness.frame("a"))
    let one = try #require(harness.frame("one"))
    let footer = try #require(harness.frame("b"))
    let two = try #require(harness.frame("two"))
    #expect(near(header.minY, 10))
    #expect(near(one.midY, header.maxY + 10 + 26))
    #expect(near(footer.midY, one.midY + 26 + 7 + footer.height / 2))
    #expect(near(two.midY, footer.maxY + 7 + 17.67 + 26))
  }

  @Test("A switch of 26 is 63 x 28 and makes no row higher")
  func switches() throws {
    let harness = try lengths(
      List {
        Toggle(isOn: .constant(true)) { Text(verbatim: "one") }
        Text(verbatim: "two")
      }
    )
    #expect(harness.dump.contains("63x28"))
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(near(two.midY - one.midY, 52))
  }

  @Test("A screen without a bar begins 12 points lower in 26, one that hides its bar does not")
  func missingBar() throws {
    func top(_ content: some View) throws -> CGFloat {
      try #require(try lengths(NavigationStack { content }).frame("a")).minY
    }
    let text = Text(verbatim: "a").frame(maxHeight: .infinity, alignment: .top)
    #expect(try top(text) == 12)
    #expect(try top(text.toolbar(.hidden, for: .navigationBar)) == 0)
  }

  @Test("The accent of 26 is bluer, unless somebody sets one")
  func accent() throws {
    func color(_ view: some View) throws -> String {
      try Harness(view.frame(width: 10, height: 10).lookAndFeel(.system26), width: 10, height: 10)
        .dump
    }
    #expect(try color(Color.accentColor).contains("#0088ff"))
    #expect(try color(Color.accentColor.environment(\.colorScheme, .dark)).contains("#0091ff"))
    #expect(!(try color(Color.accentColor.tint(.red)).contains("#0088ff")))
  }

  @Test("A slider of 26 has a track of 6, and is dragged by a knob of 37 x 24")
  func slider() throws {
    #expect(ControlTheme.system26.slider.knob.width == 37)
    let dump = try lengths(Sample.slider.view).dump
    #expect(dump.contains("37x24") && dump.contains("x6"))
  }

  @Test(
    "Between two cards of 26 a header makes 58, and the first one without stands 35 below the top"
  )
  func sectionsApart() throws {
    let harness = try lengths(
      List {
        Section { Text(verbatim: "one") }
        Section {
          Text(verbatim: "two")
        } header: {
          Text(verbatim: "a")
        }
      }
    )
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(near(one.midY, 35 + 26))
    // 17.67, 10, a line of 20.33 and 10; the letters of tests are a little lower.
    let header = try #require(harness.frame("a"))
    #expect(near(two.midY - one.midY, 52 + 17.67 + 10 + header.height + 10))
  }

  @Test(
    "An alert of 26 is 320 wide, its text begins at the leading edge, its answers are capsules of 48"
  )
  func alert() throws {
    let harness = try lengths(Sample.alert.view)
    let no = try #require(harness.frame("no"))
    let yes = try #require(harness.frame("yes"))
    #expect(no.height == 48 && yes.height == 48)
    #expect(no.minX == 35 + 16 && yes.maxX == 355 - 16 && yes.minX - no.maxX == 8)
    #expect(try #require(harness.frame("t")).minX == 35 + 30)
    #expect(harness.dump.contains("320x"))
  }

  @Test("Choices of 26 stand below each other on a card like an alert's")
  func choice() throws {
    let harness = try lengths(Sample.choice.view)
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(one.width == 320 - 32 && one.height == 48 && two.minY - one.maxY == 8)
  }

  @Test("A sheet of 26 that is not large keeps 8 from the edges, a large one nothing")
  func sheets() throws {
    func card(_ detent: PresentationDetent) throws -> CGRect? {
      let sheet = Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityElement().accessibilityLabel(Text(verbatim: "card"))
          .presentationDetents([detent])
      }
      return try lengths(sheet).frame("card")
    }
    #expect(try card(.medium) == CGRect(x: 8, y: 422 - 8, width: 374, height: 422))
    #expect(try card(.large)?.maxY == 844)
    #expect(try card(.large)?.width == 390)
  }

  @Test("Items of bars of 26 stand on plates 44 high, 16 from the edges, and look like texts")
  func plates() throws {
    let harness = try lengths(Sample.bar.view)
    let item = try #require(harness.frame("b"))
    // A label that is less wide is in the middle of a circle.
    #expect(near(item.midX, 390 - 16 - 22))
    #expect(harness.dump.contains("x44"))
    let tinted = try lengths(Sample.bar.view.tint(.red))
    #expect(!harness.dump.contains("#ff3b30") && tinted.dump.contains("#ff3b30"))
  }

  @Test("Items of a bar of 26 share a plate, unless space parts them or they are to have none")
  func sharedPlates() throws {
    /// The lengths of the plates, from the left.
    func plates<Content: ToolbarContent>(
      @ToolbarContentBuilder _ items: () -> Content
    ) throws -> [CGFloat] {
      let items = items()
      let harness = try lengths(
        NavigationStack { Text(verbatim: "a").toolbar { items } }
      )
      return harness.dump.matches(of: #/backdrop roundrect 0,0 (\d+)x44/#)
        .compactMap { Double($0.output.1).map { CGFloat($0) } }
    }
    func item(_ placement: ToolbarItemPlacement) -> some ToolbarContent {
      ToolbarItem(placement: placement) { Color.red.frame(width: 20, height: 20) }
    }
    let (alone, together): (CGFloat, CGFloat) = (48, 84)
    for place in [ToolbarItemPlacement.topBarLeading, .topBarTrailing] {
      #expect(
        try plates {
          item(place)
          item(place)
        } == [together]
      )
      #expect(
        try plates {
          item(place)
          ToolbarSpacer(.fixed, placement: place)
          item(place)
        } == [alone, alone]
      )
      #expect(
        try plates {
          item(place)
          item(place).sharedBackgroundVisibility(.hidden)
        } == [alone]
      )
    }
    #expect(
      try plates {
        item(.bottomBar)
        item(.bottomBar)
        ToolbarSpacer(.flexible, placement: .bottomBar)
        item(.bottomBar)
      } == [together, alone]
    )
  }

  @Test(
    "An action that confirms is white over its tint in 26, and grey on the plate while it is disabled"
  )
  func confirming() throws {
    func bar(_ look: LookAndFeel, isDisabled: Bool = false) throws -> Harness<some View> {
      try Harness(
        NavigationStack {
          Text(verbatim: "a").toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button {
              } label: {
                Text(verbatim: "Save")
              }
              .disabled(isDisabled)
            }
          }
        }
        .tint(.red).lookAndFeel(look)
      )
    }
    let fill = "#ff3b30"
    let (usual, filled) = (try bar(.system18), try bar(.system26))
    let disabled = try bar(.system26, isDisabled: true)
    // In 18 the text is in the tint, in 26 what is behind it.
    #expect(usual.dump.contains(fill) && !usual.dump.contains("#ffffff"))
    #expect(filled.dump.contains(fill) && filled.dump.contains("#ffffff"))
    #expect(!disabled.dump.contains(fill))
    #expect(filled.frame("Save") == disabled.frame("Save"))
  }

  @Test("A tab of 26 that is not selected is as dark as texts")
  func unselectedTabs() throws {
    let tabs = TabView {
      Text(verbatim: "a").tabItem { Text(verbatim: "t") }
      Text(verbatim: "b").tabItem { Text(verbatim: "u") }
    }
    #expect(try Harness(tabs.lookAndFeel(.system18)).dump.contains("#8e8e93"))
    #expect(!(try Harness(tabs.lookAndFeel(.system26)).dump.contains("#8e8e93")))
  }

  @Test("A bar of tabs of 26 is 62 high, 21 from the edges, its tabs 4 within")
  func tabs() throws {
    let tab = try #require(try lengths(Sample.tabs.view).frame("t"))
    #expect(tab == CGRect(x: 25, y: 844 - 21 - 4 - 54, width: 340, height: 54))
  }

  @Test("A menu of 26 has 4 above its rows, and no lines between them")
  func menus() throws {
    let first = try #require(try lengths(Sample.menu.view).frame("0"))
    let second = try #require(try lengths(Sample.menu.view).frame("1"))
    #expect(second.minY - first.maxY <= 1)
    #expect(first.height == 44)
  }

  @Test("Presented from a container of glass, a card draws its own layer")
  func presentedFromGlass() throws {
    let alert = GlassEffectContainer { Sample.alert.view.lookAndFeel(.system26) }
    #expect(try Harness(alert).dump.contains("refraction"))
  }

  @Test("A bar of 26 fades over its content and has no line, one at the bottom is a plate")
  func fadingBars() throws {
    let theme = ControlTheme.system26.navigationBar
    #expect(theme.edgeLineOpacity == 0 && theme.edgeFading > 0 && !theme.hasBottomBackground)
    let bottom = NavigationStack {
      Text(verbatim: "a").toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button {
          } label: {
            Text(verbatim: "archive")
          }
        }
      }
    }
    #expect(try lengths(bottom).dump.contains("refraction"))
    #expect(!(try Harness(bottom).dump.contains("refraction")))
    func scrolled(_ look: LookAndFeel) throws -> String {
      let list = List(0..<40) { Text(verbatim: "row \($0)") }.defaultScrollAnchor(.bottom)
        .navigationTitle(Text(verbatim: "t")).navigationBarTitleDisplayMode(.inline)
      return try Harness(NavigationStack { list }.lookAndFeel(look)).dump
    }
    #expect(try scrolled(.system26).contains("mask"))
    #expect(!(try scrolled(.system18).contains("mask")))
  }
}
