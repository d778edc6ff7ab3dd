/// Stops the run where something does not hold, so that the fuzzer keeps the input.
///
/// - Parameters:
///   - condition: what has to hold.
///   - message: what is wrong otherwise.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
