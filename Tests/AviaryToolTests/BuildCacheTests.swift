import Foundation
import Testing

@testable import AviaryCommand

@Suite("BuildCache")
struct BuildCacheTests {
  @Test("the key tells parts apart, and where one ends and the next begins")
  func key() {
    #expect(BuildCache.key(of: ["ab", "c"]) != BuildCache.key(of: ["a", "bc"]))
    #expect(BuildCache.key(of: ["a"]) == BuildCache.key(of: ["a"]))
    #expect(BuildCache.key(of: []).count == 32)
  }

  @Test("the folder follows the environment")
  func folder() {
    #expect(BuildCache(environment: ["XDG_CACHE_HOME": "/x"]).folder.path == "/x/aviary")
    #expect(BuildCache(environment: ["HOME": "/h"]).folder.path == "/h/.cache/aviary")
    #expect(
      BuildCache(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"]).folder.path
        == "/h/.cache/aviary"
    )
  }
}
