import Diagnostics

/// Why a server cannot listen.
package struct ServerError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Other programs listen at all of these.
    case taken(ClosedRange<Int>)
    /// The system gives the port to administrators only.
    case notPermitted(port: Int)
    /// The host's name leads to no address, in the system's words.
    case unknownHost(String)
    /// The address belongs to another computer, or to none.
    case foreignAddress
    /// Anything else, in the system's words.
    case system(String)
  }

  let host: String
  let port: HTTPPort
  let reason: Reason

  /// What to tell the user.
  package var diagnostic: Diagnostic {
    switch reason {
    case .taken(let ports) where ports.count == 1:
      Diagnostic(
        .portInUse, "port \(ports.lowerBound) of \(host) is taken by another program",
        hint: "end that program, or choose another port with --port")
    case .taken(let ports):
      Diagnostic(
        .portInUse,
        "the ports \(ports.lowerBound) to \(ports.upperBound) of \(host) are all taken by other "
          + "programs",
        hint: "choose another port with --port")
    case .notPermitted(let port):
      Diagnostic(
        .unusableAddress, "port \(port) is for administrators only",
        hint: "choose one from 1024 on with --port")
    case .unknownHost(let words):
      Diagnostic(
        .unusableAddress, "cannot find the host '\(host)': \(words)",
        hint: "name an address of this computer with --host, such as 127.0.0.1")
    case .foreignAddress:
      Diagnostic(
        .unusableAddress, "'\(host)' is no address of this computer",
        hint: "name an address of this computer with --host, such as 127.0.0.1")
    case .system(let words):
      Diagnostic(
        .unusableAddress,
        "cannot listen at port \(port.candidates.lowerBound) of \(host): \(words)",
        hint: "choose another address with --host and --port")
    }
  }
}
