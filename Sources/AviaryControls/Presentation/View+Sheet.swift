@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The view that a closure makes; what the closure reads is recorded.
struct MadeView<Content: View> {
  let make: () -> Content
}

extension MadeView: View {
  var body: some View { make() }
}

extension View {
  /// Presents something while a binding is true.
  nonisolated func presents(
    _ kind: Presentation.Kind,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier {
        guard isPresented.wrappedValue else { return nil }
        return Presentation(
          kind: kind,
          content: AnyView(MadeView(make: content)),
          dismiss: { isPresented.wrappedValue = false },
          onDismiss: onDismiss
        )
      }
    )
  }

  /// Presents something while a binding holds an item; another item is another presentation.
  nonisolated func presents<Item: Identifiable>(
    _ kind: Presentation.Kind,
    item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> some View
  ) -> some View {
    modifier(
      PresentationModifier {
        guard let value = item.wrappedValue else { return nil }
        return Presentation(
          kind: kind,
          content: AnyView(MadeView { content(value) }),
          item: AnyHashable(value.id),
          dismiss: { item.wrappedValue = nil },
          onDismiss: onDismiss
        )
      }
    )
  }

  /// Presents a sheet while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; dismissing it sets it to false.
  ///   - onDismiss: Called after the sheet is gone; nil for nothing.
  ///   - content: What is in the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: What the sheet is made of; nil while none is shown. Dismissing it sets it to nil.
  ///   - onDismiss: Called after the sheet is gone; nil for nothing.
  ///   - content: Makes the sheet of the item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a view over the whole screen while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a view over the whole screen while a binding holds an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.fullScreenCover, item: item, onDismiss: onDismiss, content: content)
  }
}
