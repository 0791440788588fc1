import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Tabs: View {
  @State var customization: TabViewCustomization
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Home() }.customizationID("home")
        .customizationBehavior(.disabled, for: .sidebar)
      Tab("Rare", systemImage: "star") { Text("rare page") }
        .customizationID("rare").defaultVisibility(.hidden, for: .tabBar)
      TabSection("Library") {
        Tab("Songs", systemImage: "music.note") { Text("songs page") }.customizationID("songs")
        Tab("Albums", systemImage: "square") { Text("albums page") }.customizationID("albums")
      }
      .customizationID("library")
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}

private struct Home: View {
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.isTabBarShowingSections) private var showsSections
  var body: some View {
    Text(placement == .sidebar ? "in a sidebar" : placement == .bottomBar ? "in a bar" : "nowhere")
    Text(showsSections ? "sections" : "no sections")
  }
}

@MainActor
@Suite("Tabs as a person wants them")
struct TabCustomizationTests {
  private func tabs(_ customization: TabViewCustomization, wide: Bool) throws -> (Screen, [String])
  {
    let screen = Screen(
      Tabs(customization: customization),
      size: ScreenSize(width: wide ? 1000 : 390, height: 700)
    )
    return (screen, try (wide ? screen.rows : screen.tabs).labels)
  }

  @Test("without a wish tabs are where they say themselves, and know where they are")
  func defaults() throws {
    let (bar, inBar) = try tabs(TabViewCustomization(), wide: false)
    #expect(inBar == ["Home", "Songs", "Albums"])
    #expect(bar.text("in a bar").exists && bar.text("no sections").exists)
    let (sidebar, inSidebar) = try tabs(TabViewCustomization(), wide: true)
    #expect(inSidebar == ["Home", "Rare", "Songs", "Albums"])
    #expect(sidebar.text("in a sidebar").exists && sidebar.text("sections").exists)
  }

  @Test("what is wanted of tabs and sections is followed, but for tabs that stay as they are")
  func wishes() throws {
    var customization = TabViewCustomization()
    customization[tab: "rare"].tabBarVisibility = .visible
    customization[tab: "songs"].tabBarVisibility = .hidden
    customization[tab: "home"].sidebarVisibility = .hidden
    customization[tab: "rare"].sidebarVisibility = .hidden
    customization[sidebarSection: "library"]?.tabOrder = ["albums"]
    #expect(try tabs(customization, wide: false).1 == ["Home", "Rare", "Albums"])
    #expect(try tabs(customization, wide: true).1 == ["Home", "Albums", "Songs"])
    customization.resetVisibility()
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test("it can be written down")
  func codable() throws {
    var customization = TabViewCustomization()
    customization[tab: "rare"].tabBarVisibility = .visible
    customization[sidebarSection: "library"]?.tabOrder = ["albums"]
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization && read[tab: "rare"].tabBarVisibility == .visible)
    #expect(read[tab: "other"].sidebarVisibility == .automatic)
  }
}
