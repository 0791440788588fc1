public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A view of AppKit as a view: what SwiftUI has the like of is drawn, a box with its name for all else, which is told once.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// What is shown.
  associatedtype NSViewType: NSView
  /// What hears from it.
  associatedtype Coordinator = Void

  /// What making and changing it are told.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes it.
  func makeNSView(context: Context) -> NSViewType
  /// Hands it new values.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Takes it away.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what hears from it.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  /// Nothing has to be done.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// As large as what is drawn of it.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "NSViewRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    RepresentedView<NSViewRepresenting<Self>>._makeList(RepresentedView(view), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    RepresentedView<NSViewRepresenting<Self>>._updateList(list, RepresentedView(view))
  }

  public nonisolated static var _shape: _ListShape { .single }
}

/// Shows views of AppKit.
private enum NSViewRepresenting<Value: NSViewRepresentable>: KitRepresenting {
  nonisolated static var framework: String { "AppKit" }

  static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(
    _ coordinator: Value.Coordinator,
    _ environment: EnvironmentValues
  ) -> Value.Context {
    Value.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.NSViewType {
    value.makeNSView(context: context)
  }

  static func update(_ value: Value, _ kit: Value.NSViewType, _ context: Value.Context) {
    value.updateNSView(kit, context: context)
  }

  static func dismantle(_ kit: Value.NSViewType, _ coordinator: Value.Coordinator) {
    Value.dismantleNSView(kit, coordinator: coordinator)
  }

  static func content(_ kit: Value.NSViewType) -> AnyView? {
    kit.representedContent
  }

  static func size(
    _ value: Value,
    _ proposal: ProposedViewSize,
    _ kit: Value.NSViewType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, nsView: kit, context: context)
  }
}

/// What making and changing a view of AppKit are told.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}

/// A controller of AppKit as a view: what of its view SwiftUI has the like of, or a box with its name, which is told once.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// What is shown.
  associatedtype NSViewControllerType: NSViewController
  /// What hears from it.
  associatedtype Coordinator = Void

  /// What making and changing it are told.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes it.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Hands it new values.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Takes it away.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )
  /// Makes what hears from it.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room.
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

  /// As large as what is drawn of it.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "NSViewControllerRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    RepresentedView<NSViewControllerRepresenting<Self>>._makeList(RepresentedView(view), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    RepresentedView<NSViewControllerRepresenting<Self>>._updateList(list, RepresentedView(view))
  }

  public nonisolated static var _shape: _ListShape { .single }
}

/// Shows controllers of AppKit.
private enum NSViewControllerRepresenting<Value: NSViewControllerRepresentable>: KitRepresenting {
  nonisolated static var framework: String { "AppKit" }

  static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(
    _ coordinator: Value.Coordinator,
    _ environment: EnvironmentValues
  ) -> Value.Context {
    Value.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.NSViewControllerType {
    value.makeNSViewController(context: context)
  }

  static func update(_ value: Value, _ kit: Value.NSViewControllerType, _ context: Value.Context) {
    value.updateNSViewController(kit, context: context)
  }

  static func dismantle(_ kit: Value.NSViewControllerType, _ coordinator: Value.Coordinator) {
    Value.dismantleNSViewController(kit, coordinator: coordinator)
  }

  static func content(_ kit: Value.NSViewControllerType) -> AnyView? {
    // The kit's own controllers show what nothing here draws.
    let isPlain = KitKinds.isPlain(kit, NSViewController.self)
    return isPlain || type(of: kit.view as NSView) != NSView.self
      ? kit.view.representedContent : nil
  }

  static func size(
    _ value: Value,
    _ proposal: ProposedViewSize,
    _ kit: Value.NSViewControllerType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, nsViewController: kit, context: context)
  }
}

/// What making and changing a controller of AppKit are told.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}
