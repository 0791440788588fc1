import SwiftUI

/// Mounts and unmounts cards over and over: memory must not grow.
///
/// Prints the memory after the tenth round and after the last one; their difference is what leaked, apart from
/// what the allocator keeps.
@MainActor
func leaks(rounds: Int, count: Int) throws {
  let stage = Stage()
  let surface = try _ViewSurface(
    content: Window(stage: stage) {
      ScrollView { CardGrid { ForEach(0..<count, id: \.self) { CardView($0) } } }
    },
    size: viewSize
  )
  var first = 0
  for round in 1...rounds {
    stage.isOpen = true
    try surface.paint()
    stage.isOpen = false
    try surface.paint()
    if round == min(10, rounds) { first = Memory.resident }
  }
  let name = "\(count) cards, \(rounds) rounds"
  report("leaks", "\(name), first", Double(first), "KiB")
  report("leaks", "\(name), last", Double(Memory.resident), "KiB")
  report("leaks", "\(name), peak", Double(Memory.peak), "KiB")
}
