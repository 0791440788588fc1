/// The name of the module that declares a type.
///
/// For types that are nested in one of another module it is no module's name.
package func moduleName(of type: Any.Type) -> Substring {
  _typeName(type, qualified: true).prefix { $0 != "." }
}
