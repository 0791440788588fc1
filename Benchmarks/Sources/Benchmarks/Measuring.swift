import Foundation

/// The monotonic clock, in milliseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The milliseconds since the process was started, which `BENCH_START` tells; -1 where it does not.
func sinceStart() -> Double {
  guard let start = ProcessInfo.processInfo.environment["BENCH_START"].flatMap(Double.init) else {
    return -1
  }
  return now() - start
}

/// Memory of the process, from the kernel, in KiB.
enum Memory {
  static var resident: Int { status("VmRSS:") }
  static var peak: Int { status("VmHWM:") }

  private static func status(_ key: String) -> Int {
    // Read with little of our own: Foundation's strings would be part of what is measured.
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      if strncmp(line, key, strlen(key)) == 0 {
        return line.withUnsafeBufferPointer { text in
          text.baseAddress.map { atol($0 + strlen(key)) } ?? 0
        }
      }
    }
    return 0
  }
}

/// Prints one figure as a line of JSON.
func report(_ workload: String, _ what: String, _ value: Double, _ unit: String) {
  let number = String(format: "%.6g", value)
  print("{\"w\":\"\(workload)\",\"what\":\"\(what)\",\"value\":\(number),\"unit\":\"\(unit)\"}")
  fflush(nil)
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}
