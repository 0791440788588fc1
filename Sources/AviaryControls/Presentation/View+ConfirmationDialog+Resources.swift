@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension View {
  /// Presents a choice of actions with a title that is looked up while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a choice of actions with a title that is looked up while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
