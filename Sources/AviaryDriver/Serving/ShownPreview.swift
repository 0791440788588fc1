import AviaryCairo
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInspection
import AviaryMessages
import SwiftUI
import SwiftUITesting

/// A preview that is shown on a screen of its own, watched and recorded.
@MainActor
final class ShownPreview {
  let name: String
  /// What no other preview is chosen by.
  let id: String
  let screen: Screen
  let inspection: Inspection
  private(set) var settings: PreviewSettings
  var recording: Recording
  /// What could be perceived when the recording began.
  var marks: Set<String>
  /// The time at first; nil for that of tests.
  let date: Date?
  private let space: DrawingSpace
  private let source: PreviewContentSource
  private let preferred = PreferredScheme()
  private let make: @MainActor () async throws -> AnyView
  /// The size of a view whose preview is as large as the view; nil for others.
  private let fitting: CGSize?

  /// Shows a preview.
  init(
    _ choice: Driver.Choice,
    _ settings: PreviewSettings,
    generation: Int,
    date: Date?
  ) async throws {
    self.date = date
    name = choice.name
    id = choice.id
    space = choice.space
    self.settings = settings
    let view = try await choice.make()
    var fitting: CGSize?
    if space.isFitted {
      let renderer = ImageRenderer(content: PageLayout { view })
      renderer.proposedSize = ProposedViewSize(
        width: settings.width ?? space.proposal.width,
        height: settings.height ?? space.proposal.height
      )
      fitting = renderer.accessibilityTree.frame.size
    }
    self.fitting = fitting
    let size = Self.size(space, fitting, settings)
    try Self.check(size, settings)
    let source = PreviewContentSource(view: AnyView(view.explainsLayout()))
    self.source = source
    make = choice.make
    screen = Screen(
      PreviewContent(source: source, preferred: preferred),
      size: size,
      colorScheme: settings.isDark ? .dark : .light,
      dynamicTypeSize: settings.typeSize,
      locale: Locale(identifier: settings.locale),
      layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: settings.scale,
      date: date
    )
    inspection = Inspection(screen, generation: generation)
    recording = Recording(subject: choice.expression, width: size.width, height: size.height)
    recording.note(settings)
    marks = ElementSource.marks(of: screen)
    preferred.didChange = { [weak self] _ in self?.showScheme() }
    settings.apply(to: screen, size: size)
    showScheme()
    try screen.check()
  }

  private static func size(
    _ space: DrawingSpace,
    _ fitting: CGSize?,
    _ settings: PreviewSettings
  ) -> ScreenSize {
    func length(_ wanted: CGFloat?, _ fitting: CGFloat?, _ fixed: CGFloat?, _ usual: CGFloat)
      -> CGFloat
    {
      let length = wanted ?? fitting ?? fixed ?? usual
      return length.isFinite ? min(max(length, 1), 8192) : usual
    }
    return ScreenSize(
      width: length(settings.width, fitting?.width, space.proposal.width, 390),
      height: length(settings.height, fitting?.height, space.proposal.height, 844)
    )
  }

  /// Refuses what no picture can be made of.
  private static func check(_ size: ScreenSize, _ settings: PreviewSettings) throws {
    let (width, height) = (size.width * settings.scale, size.height * settings.scale)
    guard max(width, height) > 32_767 || width * height > 134_217_728 else { return }
    throw InspectionError(
      .badRequest,
      """
      \(Int(size.width)) × \(Int(size.height)) points are too large for a picture at scale \
      \(settings.scale): at most 32767 pixels a side and 134217728 in all
      """
    )
  }

  /// Shows it differently.
  ///
  /// - Throws: `InspectionError` for a value that means nothing; then nothing has changed.
  func configure(_ arguments: JSON) throws {
    var new = settings
    try new.apply(arguments)
    guard new != settings else { return }
    let size = Self.size(space, fitting, new)
    try Self.check(size, new)
    settings = new
    try inspection.perform("shown differently") {
      new.apply(to: screen, size: size)
      showScheme()
    }
    recording.width = size.width
    recording.height = size.height
    recording.note(new)
  }

  /// Shows the scheme that the view asks for, or else that of the settings.
  private func showScheme() {
    let scheme = preferred.scheme ?? (settings.isDark ? .dark : .light)
    if screen.colorScheme != scheme { screen.colorScheme = scheme }
  }

  /// Makes the view anew and runs all bodies, since literals in their code have changed; what they hold is kept.
  func showLiterals() async throws {
    let view = try await make()
    source.view = AnyView(view.explainsLayout())
    inspection.runAllBodies()
  }

  /// Takes it away, and lets its views know.
  func close() {
    inspection.end()
    screen.close()
  }

  var description: JSON {
    [
      "preview": .string(name), "id": .string(id), "width": .number(screen.size.width),
      "height": .number(screen.size.height), "scale": .number(screen.scale),
      "dark": .bool(screen.colorScheme == .dark),
      "generation": .number(Double(inspection.generation)),
    ]
  }
}

extension Recording {
  /// Notes how the screen is made, beside its size.
  fileprivate mutating func note(_ settings: PreviewSettings) {
    self.settings = settings.source
    preparation = settings.hasHighContrast ? ["screen.contrast = .increased"] : []
  }
}

/// The colour scheme that a preview's views prefer.
@MainActor
private final class PreferredScheme {
  var scheme: ColorScheme?
  var didChange: (ColorScheme?) -> Void = { _ in }
}

/// What a preview shows, which may be made anew.
@MainActor
@Observable
private final class PreviewContentSource {
  var view: AnyView

  init(view: AnyView) { self.view = view }
}

/// A preview's view, which tells what it prefers.
private struct PreviewContent: View {
  let source: PreviewContentSource
  let preferred: PreferredScheme

  var body: some View {
    PageLayout { source.view }
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in
        MainActor.assumeIsolated {
          preferred.scheme = scheme
          preferred.didChange(scheme)
        }
      }
  }
}
