public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A view of UIKit as a view: it compiles, and draws a box with its name, which is told once.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// What would be shown.
  associatedtype UIViewType: UIView
  /// What would hear from it.
  associatedtype Coordinator = Void

  /// What making and changing it would be told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes it; never called here.
  func makeUIView(context: Context) -> UIViewType
  /// Hands it new values; never called here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Takes it away; never called here.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears from it; never called here.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room; never called here.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing hears from it.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Nothing has to be done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// As large as the room.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "UIViewRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    MissingKitView._makeList(MissingKitView(Self.self, "UIKit"), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    MissingKitView._updateList(list, MissingKitView(Self.self, "UIKit"))
  }

  public nonisolated static var _shape: _ListShape { MissingKitView._shape }
}

/// What making and changing a view of UIKit would be told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}

/// A controller of UIKit as a view: it compiles, and draws a box with its name, which is told once.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// What would be shown.
  associatedtype UIViewControllerType: UIViewController
  /// What would hear from it.
  associatedtype Coordinator = Void

  /// What making and changing it would be told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes it; never called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Hands it new values; never called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Takes it away; never called here.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Makes what hears from it; never called here.
  func makeCoordinator() -> Coordinator
  /// How large it is in a room; never called here.
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

  /// As large as the room.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Never asked for.
  public var body: Never { primitiveBody(of: "UIViewControllerRepresentable") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    MissingKitView._makeList(MissingKitView(Self.self, "UIKit"), inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    MissingKitView._updateList(list, MissingKitView(Self.self, "UIKit"))
  }

  public nonisolated static var _shape: _ListShape { MissingKitView._shape }
}

/// What making and changing a controller of UIKit would be told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears from it.
  public let coordinator: Representable.Coordinator
  /// What its change carries along.
  public private(set) var transaction: Transaction
  /// What surrounds it.
  public private(set) var environment: EnvironmentValues
}
