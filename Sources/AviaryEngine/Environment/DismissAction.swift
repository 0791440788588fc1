@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Closes what is presented: a sheet, a pushed view, a window.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated(unsafe) let action: (() -> Void)?

  /// Whether it is a window that is closed.
  let closesWindow: Bool

  package nonisolated init(closesWindow: Bool = false, _ action: (() -> Void)?) {
    self.closesWindow = closesWindow
    self.action = action
  }

  /// Closes it; where nothing is presented there is nothing to close.
  public func callAsFunction() { action?() }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

extension EnvironmentValues {
  /// Closes what is presented.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in something that is presented.
  public var isPresented: Bool {
    dismiss.action != nil && !dismiss.closesWindow
  }

  /// What is presented, as an older type.
  @available(*, deprecated, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding(
      location: FunctionalLocation(
        get: {
          PresentationMode(isPresented: dismiss.action != nil && !dismiss.closesWindow)
        },
        set: { mode, _ in if !mode.isPresented { dismiss.action?() } }
      )
    )
  }
}

/// Whether something is presented, and a way to close it.
public struct PresentationMode: Sendable {
  /// Whether it is presented.
  public fileprivate(set) var isPresented: Bool

  /// Closes it.
  public mutating func dismiss() { isPresented = false }
}
