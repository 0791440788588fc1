@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// How SwiftUI makes, changes and shows views, or controllers, of one framework.
@MainActor
protocol KitRepresenting<Value> {
  /// The view of SwiftUI that stands for one of the framework's.
  associatedtype Value: View
  /// What the framework shows.
  associatedtype Kit: SeenKit
  associatedtype Coordinator

  /// What making and changing it are told.
  associatedtype Context

  nonisolated static var framework: String { get }
  static func makeCoordinator(_ value: Value) -> Coordinator
  static func context(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Context
  static func make(_ value: Value, _ context: Context) -> Kit
  static func update(_ value: Value, _ kit: Kit, _ context: Context)
  static func dismantle(_ kit: Kit, _ coordinator: Coordinator)
  /// What is drawn of it; nil where a box stands for it.
  static func content(_ kit: Kit) -> AnyView?
  /// Its size in a room; nil for that of what is drawn.
  static func size(
    _ value: Value,
    _ proposal: ProposedViewSize,
    _ kit: Kit,
    _ context: Context
  ) -> CGSize?
}

/// A view of UIKit's or AppKit's among those of SwiftUI.
///
/// It is made once, and changed with each update. What SwiftUI has the like of is drawn; a box with the name of the
/// representable stands for all else.
nonisolated struct RepresentedView<Representing: KitRepresenting>: View {
  private let represented: RepresentedValue<Representing.Value>
  @Environment(\.self) private var environment
  @State private var keeper = RepresentedKeeper<Representing>()

  init(_ value: Representing.Value) { represented = RepresentedValue(value: value) }

  @MainActor
  var body: some View {
    let value = represented.value
    let (kit, context) = keeper.updated(value, environment)
    let surroundings = SurroundingsColour(keeper.surroundings)
    HostedContent(change: keeper.change) {
      if let content = Representing.content(kit) {
        let size = RepresentedSize { Representing.size(value, $0, kit, context) }
        size { content }
      } else {
        MissingKitView(Representing.Value.self, Representing.framework)
      }
    }
    .modifier(KitLife(kit: kit, change: keeper.change))
    .modifier(surroundings)
  }
}

/// What a representable says, its own properties tied to what they keep.
private nonisolated struct RepresentedValue<Value>: DynamicProperty {
  var value: Value

  package mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &value, &context)
  }
}

/// Keeps what was made for a representable for as long as it is there.
@MainActor
private final class RepresentedKeeper<Representing: KitRepresenting> {
  private var parts: (kit: Representing.Kit, coordinator: Representing.Coordinator)?
  /// The view that it is in; nil before it was changed for the first time, as on Apple's systems.
  private(set) var surroundings: AnyObject?
  /// Tells that what is drawn of it may be another.
  let change = HostedChange()

  nonisolated init() {}

  func updated(
    _ value: Representing.Value,
    _ environment: EnvironmentValues
  ) -> (Representing.Kit, Representing.Context) {
    let coordinator = parts?.coordinator ?? Representing.makeCoordinator(value)
    let context = Representing.context(coordinator, environment)
    let kit = parts?.kit ?? Representing.make(value, context)
    parts = (kit, coordinator)
    Representing.update(value, kit, context)
    if surroundings == nil {
      surroundings = kit.enterSurroundings(change)
      (surroundings as? KitSurroundings)?.root = environment.scope?.livingRoot?.reference
    }
    return (kit, context)
  }

  isolated deinit {
    guard let parts else { return }
    Representing.dismantle(parts.kit, parts.coordinator)
    if let surroundings { parts.kit.leave(surroundings) }
  }
}

/// As large as a representable says, or else as its content.
private nonisolated struct RepresentedSize: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let own = MainActor.assumeIsolated { size(proposal) }
    return own ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
