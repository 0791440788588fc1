import Foundation
import SwiftUI

// One workload a process, called as the drivers of other toolkits are: `w1 10000`, `w2`, `w3`, `w5`,
// `w6 png|svg|pdf [FILE]`, `w6 cards png|jpeg|webp [COUNT]`, `w7`, `w8`, `w9`, `w10`; and
// `window scroll|move|change|cards-60|cards-200|hover|sheet|resize|empty`, `scaling COUNT`, `leaks ROUNDS COUNT`, `chart FIGURES PICTURE`.

let arguments = CommandLine.arguments
func argument(_ index: Int) -> String? { index < arguments.count ? arguments[index] : nil }

do {
  switch argument(1) ?? "w8" {
  case "w1":
    try firstFrame(
      count: argument(2).flatMap(Int.init) ?? 10_000,
      isLazy: argument(3) == "lazy"
    )
  case "w2": try list()
  case "w3": try changes(count: argument(2).flatMap(Int.init) ?? 10_000)
  case "w5": try relayout(count: argument(2).flatMap(Int.init) ?? 10_000)
  case "w6" where argument(2) == "cards":
    try await cards(
      format: argument(3) ?? "png",
      count: argument(4).flatMap(Int.init) ?? 500
    )
  case "w6": try page(format: argument(2) ?? "png", path: argument(3))
  case "w7": try moving()
  case "w8": try start()
  case "w9": try cards()
  case "w10": try table()
  case "window":
    windowWorkload = argument(2) ?? ""
    WindowBenchmark.main()
  case "scaling": try scaling(count: argument(2).flatMap(Int.init) ?? 1000)
  case "leaks":
    try leaks(
      rounds: argument(2).flatMap(Int.init) ?? 1_000,
      count: argument(3).flatMap(Int.init) ?? 10_000
    )
  case "chart":
    guard let figures = argument(2), let output = argument(3) else {
      fail("chart needs a file of figures and a picture to write")
    }
    try chart(figures: figures, output: output)
  case let other:
    fail(
      "no workload \(other): w1, w2, w3, w5, w6, w7, w8, w9, w10, window, scaling, leaks or chart"
    )
  }
} catch {
  fail("\(error)")
}
