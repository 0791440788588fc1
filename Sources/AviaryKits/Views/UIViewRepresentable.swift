public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A view of UIKit as a view: what SwiftUI has the like of is drawn, a box with its name for all else, which is told once.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// What is shown.
  associatedtype UIViewType: UIView
  /// What hears from it.
  associatedtype Coordinator = Void

  /// What making and changing it are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes it.
  func makeUIView(context: Context) -> UIViewType
  /// Hands it new values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Takes it away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears from it.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Nothing has to be done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// As large as what is drawn of it.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "UIViewRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    RepresentedView<UIViewRepresenting<Self>>._makeList(RepresentedView(view), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    RepresentedView<UIViewRepresenting<Self>>._updateList(list, RepresentedView(view))
  }

  public nonisolated static var _shape: _ListShape { .single }
}

/// Shows views of UIKit.
private enum UIViewRepresenting<Value: UIViewRepresentable>: KitRepresenting {
  nonisolated static var framework: String { "UIKit" }

  static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(
    _ coordinator: Value.Coordinator,
    _ environment: EnvironmentValues
  ) -> Value.Context {
    Value.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewType {
    value.makeUIView(context: context)
  }

  static func update(_ value: Value, _ kit: Value.UIViewType, _ context: Value.Context) {
    value.updateUIView(kit, context: context)
  }

  static func dismantle(_ kit: Value.UIViewType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIView(kit, coordinator: coordinator)
  }

  static func content(_ kit: Value.UIViewType) -> AnyView? {
    guard let recognizers = kit.gestureRecognizers, !recognizers.isEmpty,
      kit.isUserInteractionEnabled
    else { return kit.representedContent }
    return kit.representedContent.map {
      AnyView($0.modifier(KitRecognizers(recognizers: recognizers)))
    }
  }

  static func size(
    _ value: Value,
    _ proposal: ProposedViewSize,
    _ kit: Value.UIViewType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiView: kit, context: context)
  }
}

/// What making and changing a view of UIKit are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}

/// A controller of UIKit as a view: the views of SwiftUI that it hosts, or a box with its name, which is told once.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// What is shown.
  associatedtype UIViewControllerType: UIViewController
  /// What hears from it.
  associatedtype Coordinator = Void

  /// What making and changing it are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes it.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Hands it new values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Takes it away.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Makes what hears from it.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room.
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Nothing has to be done.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// As large as what is drawn of it.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "UIViewControllerRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    RepresentedView<UIViewControllerRepresenting<Self>>._makeList(RepresentedView(view), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    RepresentedView<UIViewControllerRepresenting<Self>>._updateList(list, RepresentedView(view))
  }

  public nonisolated static var _shape: _ListShape { .single }
}

/// Shows controllers of UIKit.
private enum UIViewControllerRepresenting<Value: UIViewControllerRepresentable>: KitRepresenting {
  nonisolated static var framework: String { "UIKit" }

  static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func context(
    _ coordinator: Value.Coordinator,
    _ environment: EnvironmentValues
  ) -> Value.Context {
    Value.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewControllerType {
    value.makeUIViewController(context: context)
  }

  static func update(_ value: Value, _ kit: Value.UIViewControllerType, _ context: Value.Context) {
    value.updateUIViewController(kit, context: context)
  }

  static func dismantle(_ kit: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIViewController(kit, coordinator: coordinator)
  }

  static func content(_ kit: Value.UIViewControllerType) -> AnyView? {
    if kit.isShownBySwiftUI { return KitContent.untold(kit) }
    // The kit's own controllers show what nothing here draws.
    let isPlain = KitKinds.isPlain(kit, UIViewController.self)
    return isPlain || type(of: kit.view as UIView) != UIView.self
      ? kit.view.representedContent : nil
  }

  static func size(
    _ value: Value,
    _ proposal: ProposedViewSize,
    _ kit: Value.UIViewControllerType,
    _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiViewController: kit, context: context)
  }
}

/// What making and changing a controller of UIKit are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}
