import Foundation
import TestSupport
import Testing

/// nginx on a free port of this machine, ended with the value.
final class Nginx: Sendable {
  let port: UInt16
  private let run: Run

  /// Starts nginx and waits until it answers.
  ///
  /// - Parameters:
  ///   - folder: where its own files go.
  ///   - server: what its `server` block says besides the port.
  /// - Throws: an error when it does not start.
  init(in folder: TemporaryFolder, server: String) throws {
    port = try LocalSocket.freePort()
    let own = folder.url.appending(path: "nginx")
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \"\(own.path)/\($0)\";" }.joined(separator: "\n")
    try folder.write(
      """
      daemon off;
      master_process off;
      pid "\(own.path)/pid";
      error_log "\(own.path)/errors";
      events {}
      http {
        access_log off;
        \(temporary)
        server {
          listen 127.0.0.1:\(port);
          \(server)
        }
      }

      """, to: "nginx/nginx.conf")
    run = try Run(
      program: "nginx",
      arguments: ["-p", own.path, "-e", own.path + "/errors", "-c", own.path + "/nginx.conf"],
      directory: folder.url,
      environment: ["PATH": "/usr/sbin:/usr/bin:/bin:/opt/homebrew/bin:/usr/local/bin"],
      outputs: folder.url)
    let end = ContinuousClock.now + .seconds(30)
    while (try? get("/")) == nil {
      try #require(ContinuousClock.now < end && run.isRunning, "nginx does not start")
      usleep(10_000)
    }
  }

  deinit {
    // A thread of a test may have other signals blocked, and nginx then has them blocked, too.
    run.kill()
    _ = try? run.result()
  }

  /// The answer to a request for a path.
  func get(_ path: String) throws -> HTTPAnswer {
    let socket = try LocalSocket(port: port)
    try socket.send("GET \(path) HTTP/1.0\r\nHost: localhost\r\n\r\n")
    return HTTPAnswer(try socket.receiveAll())
  }
}
