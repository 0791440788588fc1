import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Runs another program and waits for it.
///
/// The child stays in the command's process group, so that Ctrl-C ends both.
enum ChildProcess {
  /// How a child ended.
  enum Status: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// What becomes of the child's standard output.
  enum Output {
    /// It goes where the command's own goes.
    case inherited
    case captured
  }

  struct Result {
    var status: Status
    /// Empty where it was inherited.
    var standardOutput: String
    var standardError: String
  }

  /// Runs `program` with standard error captured.
  ///
  /// - Parameters:
  ///   - program: A path.
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables set over those inherited.
  ///   - output: What becomes of standard output.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: An error where the program cannot be started.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    output: Output
  ) throws -> Result {
    // One at a time: between a pipe and its flag another thread's child would inherit it.
    let (process, errorPipe, outputPipe) = try spawning.withLock { _ in
      try spawn(program, arguments, environment: environment, output: output)
    }
    close(errorPipe.writing)
    if let outputPipe { close(outputPipe.writing) }
    let texts = drain([errorPipe.reading] + (outputPipe.map { [$0.reading] } ?? []))
    return Result(
      status: wait(for: process),
      standardOutput: texts.count > 1 ? texts[1] : "",
      standardError: texts[0]
    )
  }

  private static let spawning = Mutex(())

  /// A child that runs, and the ends of its pipes.
  struct Started {
    var process: pid_t
    /// What is written here the child reads.
    var requests: Int32
    /// What the child answers.
    var answers: Int32
    /// What the child says on its standard output and errors.
    var words: Int32
  }

  /// Starts `program` without waiting for it; its standard input is empty.
  ///
  /// - Parameters:
  ///   - program: A path.
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables set over those inherited.
  ///   - reading: The number under which the child has its end of the pipe with requests.
  ///   - writing: The number under which the child has its end of the pipe with answers.
  /// - Throws: An error where the program cannot be started.
  static func start(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    reading: Int32,
    writing: Int32
  ) throws -> Started {
    try spawning.withLock { _ in
      let requests = try Pipe.make()
      let answers = try Pipe.make()
      let words = try Pipe.make()
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, words.writing, 1)
      posix_spawn_file_actions_adddup2(&actions, words.writing, 2)
      // By way of numbers that nothing has: a pipe may have one of those that are wanted.
      posix_spawn_file_actions_adddup2(&actions, requests.reading, 100)
      posix_spawn_file_actions_adddup2(&actions, answers.writing, 101)
      posix_spawn_file_actions_adddup2(&actions, 100, reading)
      posix_spawn_file_actions_adddup2(&actions, 101, writing)
      posix_spawn_file_actions_addclose(&actions, 100)
      posix_spawn_file_actions_addclose(&actions, 101)
      let process = try spawn(program, arguments, environment: environment, &actions)
      close(requests.reading)
      close(answers.writing)
      close(words.writing)
      return Started(
        process: process,
        requests: requests.writing,
        answers: answers.reading,
        words: words.reading
      )
    }
  }

  /// Starts a child, whose standard error and perhaps output go into pipes.
  private static func spawn(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    output: Output
  ) throws -> (process: pid_t, errors: Pipe, output: Pipe?) {
    let errorPipe = try Pipe.make()
    let outputPipe = output == .captured ? try Pipe.make() : nil
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, errorPipe.writing, 2)
    if let outputPipe { posix_spawn_file_actions_adddup2(&actions, outputPipe.writing, 1) }

    let process = try spawn(program, arguments, environment: environment, &actions)
    return (process, errorPipe, outputPipe)
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try withCStrings([program] + arguments) { arguments in
      try withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        var process = pid_t()
        let fault = posix_spawn(&process, program, &actions, nil, arguments, variables)
        guard fault == 0 else {
          throw CommandError("cannot run \(program): \(String(cString: strerror(fault)))")
        }
        return process
      }
    }
  }

  private struct Pipe {
    var reading: Int32
    var writing: Int32

    /// A pipe whose ends the child does not inherit but by `dup2`.
    static func make() throws -> Pipe {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw CommandError("cannot make a pipe: \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return Pipe(reading: ends[0], writing: ends[1])
    }
  }

  /// Reads all ends to their end, at once: a child that fills one pipe must not wait for ever.
  private static func drain(_ ends: [Int32]) -> [String] {
    var texts = ends.map { _ in [UInt8]() }
    var open = Set(ends.indices)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      let waiting = open.sorted()
      var polls = waiting.map { pollfd(fd: ends[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else { break }
      for (position, index) in waiting.enumerated() where polls[position].revents != 0 {
        let count = read(ends[index], &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open.remove(index)
        }
      }
    }
    for end in ends { close(end) }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until a child has ended.
  static func wait(for process: pid_t) -> Status {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  private static func withCStrings<Value>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Value
  ) rethrows -> Value {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return try body(pointers + [nil])
  }
}
