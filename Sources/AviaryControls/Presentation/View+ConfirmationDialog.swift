@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

extension View {
  /// Presents a choice of actions with a title that is looked up while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(
      Text(titleKey),
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title that is looked up while a binding is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(Text(titleKey), isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      Text(titleKey),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(
      Text(title),
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(Text(title), isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title and a message while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      Text(title),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmation(
      title,
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title while a binding is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmation(title, isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title and a message while a binding is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmation(
      title,
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }
}
