public import AviaryEngine
import AviaryGeometry

/// Has the stored properties of a type change in steps while it is animated: makes its `animatableData`.
///
///     @Animatable
///     struct Arc: Shape {
///       var radius: CGFloat
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
///       …
///     }
///
/// All properties count that can be set and whose types are written, but those with wrappers. Their types conform to
/// ``Animatable``, as numbers, points, sizes and angles do; others are marked with `@AnimatableIgnored`.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/animatable()
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "AviaryMacros", type: "AnimatableMacro")

/// Marks a property that does not change in steps, in a type that is `@Animatable`.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/animatableignored()
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "AviaryMacros", type: "AnimatableIgnoredMacro")

/// Declares an entry of the environment, of container values, of transactions or of focused values.
///
/// Use it on a property in an extension of `EnvironmentValues`, `ContainerValues`, `Transaction` or
/// `FocusedValues`:
///
///     extension ContainerValues {
///       @Entry var isPinned: Bool = false
///     }
///
/// The property needs an initial value, or an optional type whose default then is nil; in
/// `FocusedValues` only the latter. The initial value is evaluated at each read of an entry that is
/// not set, so an entry should not rely on the identity of an object made there.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AviaryMacros", type: "EntryMacro")

/// Makes a type property computed from its initial value. Only the expansion of `@Entry` uses it.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "AviaryMacros", type: "EntryDefaultValueMacro")

/// Registers a preview of a view, which `aviary preview` draws.
///
/// The closure is a view builder. Dynamic properties that the preview needs are declared at its top
/// level with `@Previewable`.
///
/// - Parameters:
///   - name: The name to show; nil for one made of the file and the line.
///   - body: Makes the view.
/// - SeeAlso: developer.apple.com/documentation/swiftui/preview(_:body:)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AviaryMacros", type: "PreviewMacro")

/// Registers a preview of a view under traits such as a layout, which `aviary preview` draws.
///
/// - Parameters:
///   - name: The name to show; nil for one made of the file and the line.
///   - traits: How to show the preview. A later trait overrides an earlier one of its kind.
///   - additionalTraits: More of them.
///   - body: Makes the view.
/// - SeeAlso: developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AviaryMacros", type: "PreviewMacro")

/// Marks a property inside a `#Preview` body that becomes state of the preview.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Airplane mode", isOn: $isOn)
///     }
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "AviaryMacros", type: "PreviewableMacro")

/// Marks a property of a view as state: a value that lives as long as the view's identity, and
/// whose changes run the bodies that read it.
///
/// The property's default is evaluated once for each identity, not each time the view is made:
///
///     struct Library: View {
///       @State private var model = LibraryModel()
///     }
///
/// To choose the first value in an initialiser, declare the property without a default, and assign
/// it there. `$model` is a binding to the value, `_model` the ``State`` itself.
///
/// A property that is not private stays in the memberwise initialiser if its default is a plain
/// value, such as a literal. Swift evaluates such a default each time.
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/state()
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "AviaryMacros", type: "StateMacro")

/// Marks a property of a view as state with a first value: `@State(initialValue: 3) var count`.
///
/// - Parameter value: The first value, evaluated once for each identity of the view.
/// - SeeAlso: developer.apple.com/documentation/swiftui/state(initialvalue:)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
public macro State<Value>(initialValue value: Value) =
  #externalMacro(module: "AviaryMacros", type: "StateMacro")

/// Marks a property of a view as state with a first value: `@State(wrappedValue: 3) var count`.
///
/// - Parameter value: The first value, evaluated once for each identity of the view.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
public macro State<Value>(wrappedValue value: Value) =
  #externalMacro(module: "AviaryMacros", type: "StateMacro")

/// Makes a binding computed whose type follows from its initial value.
///
/// Only the expansion of `@State` uses it.
@attached(accessor)
public macro _StateProjection() =
  #externalMacro(module: "AviaryMacros", type: "StateProjectionMacro")

/// Tells the compiler the type of the binding to a state; never called.
///
/// Only the expansion of `@State` uses it.
///
/// - Parameter state: The state's property.
public func _projectionType<Owner, Value>(_ state: KeyPath<Owner, State<Value>>) -> Binding<Value> {
  fatalError("only its type counts")
}

/// A state as a property wrapper alone, which no macro of the same name hides.
///
/// Only the copies of sources that `aviary` compiles use it, within `#Preview { … }`, where Swift does
/// not find what macros add.
public typealias _Held = State
