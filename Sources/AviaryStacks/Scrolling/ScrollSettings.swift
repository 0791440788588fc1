@_spi(Engine) import AviaryEngine
import AviaryGeometry

/// What a scroll view reads of its environment.
package struct ScrollSettings {
  var margins = ContentMargins()
  var anchors = ScrollAnchors()
  var isClipDisabled = false
  package var isEnabled = true
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var isDark = false
  /// Where the scroll view tells how far its content is scrolled under a bar.
  var barScroll: BarScroll?

  init() {}

  init(_ environment: EnvironmentValues) {
    margins = environment.scrollContentMargins
    anchors = environment.scrollAnchors
    isClipDisabled = environment.isScrollClipDisabled
    isEnabled = environment.isScrollEnabled
    horizontalIndicators = environment.horizontalScrollIndicatorVisibility
    verticalIndicators = environment.verticalScrollIndicatorVisibility
    barScroll = environment.barScroll
  }

  func indicators(_ axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }
}

enum ScrollContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

enum ScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var scrollContentMargins: ContentMargins {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  /// Ends what holds for one scroll view: what is inside of it starts anew.
  package mutating func resetScrollSettings() {
    scrollContentMargins = ContentMargins()
    scrollAnchors = ScrollAnchors()
    isScrollClipDisabled = false
    scrollPositionLink = nil
    scrollTargetBehavior = nil
  }
}
