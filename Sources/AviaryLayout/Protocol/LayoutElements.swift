import CAviaryMemory
import Foundation

/// The children of a container in order, or some of them that stand next to each other.
///
/// Holds the array of nodes as it is: an array of existentials would be made anew for each measurement.
package struct LayoutElements: RandomAccessCollection {
  private let objects: [AnyObject]
  /// What makes an element of an object: how the objects' class is a `LayoutElement`; nil where each has to be asked.
  ///
  /// A word, and neither a generic type, which would be looked up for each measurement, nor a closure, which would be made.
  private let witness: UnsafeRawPointer?

  package let startIndex: Int
  package let endIndex: Int

  package init<Element: LayoutElement>(_ elements: [Element]) {
    // An array of one class of objects is laid out as an array of any objects.
    objects = unsafeBitCast(elements, to: [AnyObject].self)
    // Asked of the array of any objects: of the other one the compiler specialises nothing here.
    witness =
      objects.isEmpty ? nil : Self.witness(of: unsafeDowncast(objects[0], to: Element.self))
    startIndex = 0
    endIndex = objects.count
  }

  /// Children that may be of several classes.
  ///
  /// Slower to read.
  init(mixed elements: [any LayoutElement]) {
    objects = elements
    witness = nil
    startIndex = 0
    endIndex = elements.count
  }

  private init(_ base: LayoutElements, _ bounds: Range<Int>) {
    objects = base.objects
    witness = base.witness
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }

  package subscript(index: Int) -> any LayoutElement {
    fetchAhead(of: index)
    guard let witness else { return Self.element(objects[index]) }
    return unsafeBitCast(
      Existential(object: Unmanaged.passUnretained(objects[index]), witness: witness),
      to: (any LayoutElement).self
    )
  }

  /// A value of a protocol that classes alone conform to, as the runtime's published ABI has it.
  private struct Existential {
    let object: Unmanaged<AnyObject>
    let witness: UnsafeRawPointer
  }

  private static func witness(of element: any LayoutElement) -> UnsafeRawPointer {
    // `as any` keeps the value from being opened: an object alone would be cast.
    unsafeBitCast(element as any LayoutElement, to: Existential.self).witness
  }

  private static func element(_ object: AnyObject) -> any LayoutElement {
    guard let element = object as? any LayoutElement else {
      preconditionFailure("a child of a layout that is no element")
    }
    return element
  }

  /// So many elements ahead are fetched into the processor's cache.
  private static var fetchDistance: Int { 4 }

  /// Has an element fetched that is asked for soon, where there are many: a few are in the cache as it is.
  ///
  /// Layouts go through their children in order, and wait for the memory of each otherwise.
  private func fetchAhead(of index: Int) {
    let ahead = index + Self.fetchDistance
    guard ahead < endIndex, objects.count > 64 else { return }
    objects.withUnsafeBufferPointer { objects in
      let start = UnsafeRawPointer(objects.baseAddress.unsafelyUnwrapped)
      let pointer = start.load(
        fromByteOffset: ahead * MemoryLayout<AnyObject>.stride,
        as: UnsafeRawPointer.self
      )
      aviary_prefetch(pointer)
    }
  }

  package subscript(bounds: Range<Int>) -> LayoutElements { LayoutElements(self, bounds) }
}
