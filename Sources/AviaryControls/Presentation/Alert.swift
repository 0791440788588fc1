@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// A question with its answers, as a value.
public struct Alert {
  /// An answer.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// An answer without meaning of its own.
    ///
    /// - Parameters:
    ///   - label: What the button shows.
    ///   - action: What the answer does before the alert goes; nil for nothing, which is the
    ///     default.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// An answer that cancels.
    ///
    /// - Parameters:
    ///   - label: What the button shows.
    ///   - action: What the answer does before the alert goes; nil for nothing, which is the
    ///     default.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// An answer that cancels, with the usual label.
    ///
    /// - Parameter action: What the answer does before the alert goes; nil for nothing, which is
    ///   the default.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// An answer that destroys something.
    ///
    /// - Parameters:
    ///   - label: What the button shows.
    ///   - action: What the answer does before the alert goes; nil for nothing, which is the
    ///     default.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    var view: some View {
      // Buttons act on the main thread.
      nonisolated(unsafe) let action = action
      return AviaryControls.Button(role: role) {
        action?()
      } label: {
        label
      }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var actions: AnyView { AnyView(ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }) }
}

/// A choice of actions, as a value.
public struct ActionSheet {
  /// An action.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var actions: AnyView { AnyView(ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }) }
}

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - content: The alert.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View {
    // What it is made of may be there only while it is shown.
    let alert = isPresented.wrappedValue ? content() : nil
    return dialog(
      .alert,
      alert?.title,
      isPresented: isPresented,
      actions: alert?.actions,
      message: alert?.message.map { AnyView($0) }
    )
  }

  /// Presents an alert while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: What the alert is about; nil while none is shown, and after an answer.
  ///   - content: Makes the alert of the item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return dialog(
      .alert,
      alert?.title,
      isPresented: item.isHolding(),
      actions: alert?.actions,
      message: alert?.message.map { AnyView($0) }
    )
  }

  /// Presents a choice of actions while a binding is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return dialog(
      .confirmationDialog,
      sheet?.title,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: sheet?.actions,
      message: sheet?.message.map { AnyView($0) }
    )
  }

  /// Presents a choice of actions while a binding holds an item.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return dialog(
      .confirmationDialog,
      sheet?.title,
      isPresented: item.isHolding(),
      titleVisibility: .visible,
      actions: sheet?.actions,
      message: sheet?.message.map { AnyView($0) }
    )
  }
}

extension Binding {
  /// Whether an optional holds something; false empties it.
  func isHolding<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let location = location
    return Binding<Bool>(
      location: FunctionalLocation(
        get: { location.get() != nil },
        set: { holds, transaction in if !holds { location.set(nil, transaction) } }
      )
    )
  }
}
