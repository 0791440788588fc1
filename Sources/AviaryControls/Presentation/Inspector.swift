@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
public import Foundation

/// Shows details beside a view, or in a sheet where there is little space.
struct InspectorModifier<Details: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat = InspectorWidthKey.defaultValue
  let isPresented: Binding<Bool>
  let details: Details

  nonisolated init(isPresented: Binding<Bool>, details: Details) {
    self.isPresented = isPresented
    self.details = details
  }
}

extension InspectorModifier: ViewModifier {
  private var isCompact: Bool { sizeClass == .compact }

  func body(content: Content) -> some View {
    // The content stays the same view, with or without space for the details.
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isCompact {
        ZStack { details }
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .frame(width: width)
          .frame(maxHeight: .infinity)
          // Above the details, not beside them: both backgrounds meet where they go on under bars.
          .overlay(alignment: .leading) { HStack { Divider() } }
          .environment(
            \.dismiss,
            DismissAction { isPresented.wrappedValue = false }
          )
      }
    }
    .sheet(isPresented: isCompact ? isPresented : .constant(false)) {
      details.presentationDetents([.medium, .large])
    }
    .focusedSceneValue(\.inspector, isPresented)
  }
}

extension FocusedValues {
  private enum InspectorKey: FocusedValueKey {
    typealias Value = Binding<Bool>
  }

  /// Whether the window's inspector is shown.
  package var inspector: Binding<Bool>? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { ControlTheme.standard.split.inspectorWidth }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
  /// Shows details at the trailing edge while a binding is true; in a sheet where there is little space.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the width of the inspector around this view, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector around this view, in points; the ideal one at rest.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ideal)
  }
}
