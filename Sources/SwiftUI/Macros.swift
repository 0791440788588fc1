public import AviaryEngine

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
