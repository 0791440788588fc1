public import AviaryEngine
import Foundation

extension View {
  /// Lets this view be dragged.
  ///
  /// - Parameter data: Makes what is dragged, when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    offersDrag { _ in DragOffer(providers: [data()]) }
  }

  /// Lets this view be dragged, with another view under the pointer.
  ///
  /// - Parameters:
  ///   - data: Makes what is dragged, when the drag begins.
  ///   - preview: What is drawn under the pointer.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    offersDrag(preview: AnyView(preview())) { _ in DragOffer(providers: [data()]) }
  }
}
