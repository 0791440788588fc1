// What a client finds who depends on SwiftUI alone.
import QuartzCore
import Testing
import simd

@Suite("Apple's names beside SwiftUI")
struct NameTests {
  @Test("the clock goes forward, in seconds")
  func clock() {
    let start: CFTimeInterval = CACurrentMediaTime()
    var last = start
    for _ in 0..<1000 {
      let now = CACurrentMediaTime()
      #expect(now >= last)
      last = now
    }
    #expect(start > 0 && last - start < 10)
  }

  @Test("vectors are there")
  func vectors() { #expect(simd_length(simd_float2(3, 4)) == 5) }
}
