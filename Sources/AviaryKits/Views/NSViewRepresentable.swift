public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A view of AppKit as a view: it compiles, and draws a box with its name, which is told once.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// What would be shown.
  associatedtype NSViewType: NSView
  /// What would hear from it.
  associatedtype Coordinator = Void

  /// What making and changing it would be told.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes it; never called here.
  func makeNSView(context: Context) -> NSViewType
  /// Hands it new values; never called here.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Takes it away; never called here.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what hears from it; never called here.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room; never called here.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  /// Nothing has to be done.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// As large as the room.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "NSViewRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    MissingKitView._makeList(MissingKitView(Self.self, "AppKit"), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    MissingKitView._updateList(list, MissingKitView(Self.self, "AppKit"))
  }

  public nonisolated static var _shape: _ListShape { MissingKitView._shape }
}

/// What making and changing a view of AppKit would be told.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}

/// A controller of AppKit as a view: it compiles, and draws a box with its name, which is told
/// once.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// What would be shown.
  associatedtype NSViewControllerType: NSViewController
  /// What would hear from it.
  associatedtype Coordinator = Void

  /// What making and changing it would be told.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes it; never called here.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Hands it new values; never called here.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Takes it away; never called here.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )
  /// Makes what hears from it; never called here.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room; never called here.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  /// Nothing has to be done.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  ) {}

  /// As large as the room.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "NSViewControllerRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    MissingKitView._makeList(MissingKitView(Self.self, "AppKit"), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    MissingKitView._updateList(list, MissingKitView(Self.self, "AppKit"))
  }

  public nonisolated static var _shape: _ListShape { MissingKitView._shape }
}

/// What making and changing a controller of AppKit would be told.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}
