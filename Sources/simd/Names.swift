// The functions of C's mathematics are there with `import simd`, as on Apple's systems.
@_exported public import Foundation
