import CAviaryMemory
import Foundation

/// The children of a container in order, or some of them that stand next to each other.
///
/// Holds the array of nodes as it is: an array of existentials would be made anew for each measurement.
package struct LayoutElements: RandomAccessCollection {
  private let objects: [AnyObject]
  /// Turns an object into an element.
  ///
  /// A function and no generic type, which would be looked up for each measurement.
  private let read: (AnyObject) -> any LayoutElement

  package let startIndex: Int
  package let endIndex: Int

  package init<Element: LayoutElement>(_ elements: [Element]) {
    // An array of one class of objects is laid out as an array of any objects.
    objects = unsafeBitCast(elements, to: [AnyObject].self)
    read = { unsafeDowncast($0, to: Element.self) }
    startIndex = 0
    endIndex = elements.count
  }

  /// Children that may be of several classes.
  ///
  /// Slower to read.
  init(mixed elements: [any LayoutElement]) {
    objects = elements
    read = { object in
      guard let element = object as? any LayoutElement else {
        preconditionFailure("a child of a layout that is no element")
      }
      return element
    }
    startIndex = 0
    endIndex = elements.count
  }

  private init(_ base: LayoutElements, _ bounds: Range<Int>) {
    objects = base.objects
    read = base.read
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }

  package subscript(index: Int) -> any LayoutElement {
    fetchAhead(of: index)
    return read(objects[index])
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
