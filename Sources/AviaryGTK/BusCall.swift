import CAviaryWindow
import Foundation

/// A method that was called over a bus, to be answered once.
package struct BusCall {
  private let call: OpaquePointer
  let path: String
  let interface: String
  let member: String

  init(_ call: OpaquePointer) {
    self.call = call
    path = String(cString: aviary_bus_call_path(call))
    interface = String(cString: aviary_bus_call_interface(call))
    member = String(cString: aviary_bus_call_member(call))
  }

  func string(_ index: Int32) -> String { String(cString: aviary_bus_call_string(call, index)) }
  func integer(_ index: Int32) -> Int { Int(aviary_bus_call_integer(call, index)) }
  func number(_ index: Int32) -> Double { aviary_bus_call_number(call, index) }

  /// How many values an argument holds that is an array or a tuple.
  func count(_ index: Int32) -> Int { Int(aviary_bus_call_count(call, index)) }

  /// A whole number in such an argument.
  func integer(_ index: Int32, _ first: Int, _ second: Int = -1) -> Int {
    Int(aviary_bus_call_inner_integer(call, index, Int32(clamping: first), Int32(clamping: second)))
  }

  /// A text in such an argument; empty for none.
  func string(_ index: Int32, _ first: Int, _ second: Int = -1) -> String {
    let text = aviary_bus_call_inner_string(
      call,
      index,
      Int32(clamping: first),
      Int32(clamping: second)
    )
    defer { free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  /// Answers with values.
  ///
  /// Once.
  func reply(_ values: BusValue...) {
    let inner = values.map(\.description).joined(separator: ", ")
    aviary_bus_call_reply(call, values.count == 1 ? "(\(inner),)" : "(\(inner))")
  }

  func fail(_ error: String, _ message: String) {
    aviary_bus_call_fail(call, "org.freedesktop.DBus.Error.\(error)", message)
  }
}
