#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that git runs with.
enum GitEnvironment {
  /// What of git's own variables says how a host is reached; all others would change what is done
  /// where, such as `GIT_DIR` inside of a hook.
  private static let connections = [
    "GIT_ASKPASS", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM",
    "GIT_PROXY_COMMAND", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT",
  ]
  private static let connectionPrefixes = ["GIT_HTTP_", "GIT_SSL_"]

  /// What addresses may begin with, whatever the user's configuration makes of them.
  private static let protocols = "file:http:https:ssh"

  /// The variables of this process without those that would change what git does, and with what
  /// keeps it from asking questions and from speaking other languages.
  static var neutral: [String: String] {
    var result: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      let text = String(cString: pointer)
      if let equals = text.firstIndex(of: "=") {
        let name = String(text[..<equals])
        if isKept(name) { result[name] = String(text[text.index(after: equals)...]) }
      }
      entry += 1
    }
    result["LC_ALL"] = "C"
    result["GIT_TERMINAL_PROMPT"] = "0"
    result["GIT_ALLOW_PROTOCOL"] = protocols
    return result
  }

  private static func isKept(_ name: String) -> Bool {
    !name.hasPrefix("GIT_") || connections.contains(name)
      || connectionPrefixes.contains { name.hasPrefix($0) }
  }
}
