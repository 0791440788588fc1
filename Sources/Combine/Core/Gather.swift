/// Whether an operator that makes one value out of many wants more of them.
enum GatherStep<Failure: Error> {
  case more
  case enough
  case fail(Failure)
}

extension Publisher {
  /// Takes all values, and sends one result when it is known and wanted.
  ///
  /// Everything is asked for at once.
  ///
  /// - Parameters:
  ///   - downstream: Who gets the result.
  ///   - name: What the subscription is called where it is printed.
  ///   - convert: Makes the failure of upstream one of the operator.
  ///   - step: Takes a value.
  ///   - result: The result; nil for none. Called once, after the end or the last step.
  func gather<Down: Subscriber>(
    _ downstream: Down,
    _ name: String,
    convert: @escaping (Failure) -> Down.Failure,
    step: @escaping (Output) -> GatherStep<Down.Failure>,
    result: @escaping () -> Down.Input?
  ) {
    let intake = Intake()
    let outlet = Outlet(downstream, name, onCancel: intake.cancel)
    func finish() {
      if let value = result() { outlet.enqueue(value) }
      outlet.finish(.finished)
    }
    let side = InnerSubscriber<Output, Failure>(
      intake,
      onSubscription: {
        outlet.start()
        intake.request(.unlimited)
      },
      onValue: { value in
        switch step(value) {
        case .more: break
        case .enough:
          intake.cancel()
          finish()
        case .fail(let failure):
          intake.cancel()
          outlet.finish(.failure(failure), dropping: true)
        }
        return .none
      },
      onEnd: { completion in
        switch completion {
        case .finished: finish()
        case .failure(let failure): outlet.finish(.failure(convert(failure)), dropping: true)
        }
      }
    )
    subscribe(side)
  }

  /// Takes all values, and sends one result; what a closure throws is the failure.
  func tryGather<Down: Subscriber>(
    _ downstream: Down,
    _ name: String,
    step: @escaping (Output) throws -> GatherStep<any Error>,
    result: @escaping () -> Down.Input?
  ) where Down.Failure == any Error {
    gather(
      downstream,
      name,
      convert: { $0 },
      step: { value in
        do { return try step(value) } catch { return .fail(error) }
      },
      result: result
    )
  }

  /// Takes all values, and sends one result, with the failures of upstream.
  func gather<Down: Subscriber>(
    _ downstream: Down,
    _ name: String,
    step: @escaping (Output) -> GatherStep<Failure>,
    result: @escaping () -> Down.Input?
  ) where Down.Failure == Failure {
    gather(downstream, name, convert: { $0 }, step: step, result: result)
  }
}
