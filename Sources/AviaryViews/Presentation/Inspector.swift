import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

/// Shows details beside a view, or in a sheet where there is little room.
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
  func body(content: Content) -> some View {
    if sizeClass == .compact {
      content.sheet(isPresented: isPresented) {
        details.presentationDetents([.medium, .large])
      }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          ZStack { details }
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            .frame(width: width)
            .frame(maxHeight: .infinity)
            .environment(
              \.dismiss,
              DismissAction { isPresented.wrappedValue = false }
            )
        }
      }
    }
  }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 270 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
  /// Shows details at the trailing edge while a binding is true; in a sheet where there is little room.
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
