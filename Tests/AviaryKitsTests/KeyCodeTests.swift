import Carbon.HIToolbox
import Testing

/// The numbers of keys by Carbon's names.
@Suite("Carbon's keys")
struct KeyCodeTests {
  @Test("keys have the numbers that events tell, as Int")
  func numbers() {
    let keys: [Int] = [kVK_ANSI_A, kVK_Return, kVK_Escape, kVK_UpArrow, kVK_F1]
    #expect(keys == [0, 36, 53, 126, 122])
    #expect(UInt16(kVK_Space) == 49 && cmdKey == 256)
  }
}
