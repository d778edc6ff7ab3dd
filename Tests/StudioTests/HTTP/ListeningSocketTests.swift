import Diagnostics
import Foundation
import Testing

@testable import Studio

struct ListeningSocketTests {
  /// A port that another program listens at, as long as the body runs.
  private func withTakenPort(_ body: (UInt16) throws -> Void) throws {
    let other = try ListeningSocket(host: "127.0.0.1", port: .fixed(0))
    defer { close(other.descriptor) }
    try body(UInt16(other.address.port))
  }

  private func diagnostic(host: String = "127.0.0.1", port: HTTPPort) -> Diagnostic? {
    do throws(ServerError) {
      close(try ListeningSocket(host: host, port: port).descriptor)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  @Test func saysThatAPortIsTaken() throws {
    try withTakenPort { port in
      #expect(
        diagnostic(port: .fixed(port))
          == Diagnostic(
            .portInUse, "port \(port) of 127.0.0.1 is taken by another program",
            hint: "end that program, or choose another port with --port"))
    }
  }

  @Test func takesTheNextPortThatIsFree() throws {
    try withTakenPort { port in
      let socket = try ListeningSocket(host: "127.0.0.1", port: .firstFree(from: port))
      defer { close(socket.descriptor) }

      #expect(socket.address.port > Int(port))
      #expect(socket.address.port < Int(port) + 100)
    }
  }

  @Test func doesNotShareAPortWithAServerAtAllAddresses() throws {
    let other = try ListeningSocket(host: "0.0.0.0", port: .fixed(0))
    defer { close(other.descriptor) }

    #expect(diagnostic(port: .fixed(UInt16(other.address.port)))?.code == .portInUse)
  }

  @Test func takesAPortAgainAtOnce() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.get("/")
    _ = try client.response()
    server.stop()

    #expect(diagnostic(port: .fixed(UInt16(server.port))) == nil)
  }

  @Test func saysThatAnAddressBelongsToAnotherComputer() {
    // TEST-NET-1 (RFC 5737) is no computer's.
    #expect(
      diagnostic(host: "192.0.2.1", port: .fixed(0))
        == Diagnostic(
          .unusableAddress, "'192.0.2.1' is no address of this computer",
          hint: "name an address of this computer with --host, such as 127.0.0.1"))
  }

  @Test func saysThatAHostIsUnknown() {
    let unknown = diagnostic(host: "", port: .fixed(0))

    #expect(unknown?.code == .unusableAddress)
    #expect(unknown?.message == "cannot find the host '': Name or service not known")
    #expect(
      unknown?.hint == "name an address of this computer with --host, such as 127.0.0.1")
  }

  @Test func saysThatAllPortsAreTaken() {
    let error = ServerError(
      host: "localhost", port: .firstFree(from: 8080), reason: .taken(8080...8179))

    #expect(
      error.diagnostic
        == Diagnostic(
          .portInUse, "the ports 8080 to 8179 of localhost are all taken by other programs",
          hint: "choose another port with --port"))
  }

  @Test func saysThatAPortIsForAdministrators() {
    let error = ServerError(
      host: "localhost", port: .fixed(80), reason: .notPermitted(port: 80))

    #expect(
      error.diagnostic
        == Diagnostic(
          .unusableAddress, "port 80 is for administrators only",
          hint: "choose one from 1024 on with --port"))
  }

  @Test func saysWhatElseTheSystemDoesNotGive() {
    let error = ServerError(
      host: "localhost", port: .fixed(8080), reason: .system("Too many open files"))

    #expect(
      error.diagnostic
        == Diagnostic(
          .unusableAddress, "cannot listen at port 8080 of localhost: Too many open files",
          hint: "choose another address with --host and --port"))
  }

  @Test func isNotInheritedByOtherPrograms() throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: .fixed(0))
    defer { close(socket.descriptor) }

    #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }
}
