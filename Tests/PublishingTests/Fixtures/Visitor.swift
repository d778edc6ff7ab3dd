import Foundation
import Synchronization
import Testing

/// Somebody who looks at pages and their cards all the time while a site is published.
///
/// A page says which version of its card it shows; the card holds its version.
final class Visitor: Sendable {
  private let isOver = Mutex(false)
  private let seen = Mutex((visits: 0, faults: [String]()))
  private let done = DispatchSemaphore(value: 0)

  /// Pages and cards of a version, for some moments.
  static func site(_ version: Int, moments: Int) -> [String: String] {
    var files = ["index.html": "version \(version)"]
    for moment in 0..<moments {
      files["m/\(moment)/index.html"] = "card \(version)"
      files["cards/m/\(moment)/wide.png"] = "\(version)"
    }
    return files
  }

  init(_ nginx: Nginx, moments: Int) {
    Thread { [self] in
      var moment = 0
      while !isOver.withLock({ $0 }) {
        moment = (moment + 7) % moments
        usleep(1000)
        visit(moment, nginx)
      }
      done.signal()
    }.start()
  }

  private func visit(_ moment: Int, _ nginx: Nginx) {
    do {
      let page = try nginx.get("/m/\(moment)/index.html")
      let card = try nginx.get("/cards/m/\(moment)/wide.png")
      let versions = (Int(page.body.dropFirst("card ".count)), Int(card.body))
      var fault: String?
      if page.status != 200 || card.status != 200 {
        fault = "\(page.status) \(card.status)"
      } else if let shown = versions.0, let there = versions.1 {
        if there < shown { fault = "page \(shown) before card \(there)" }
      } else {
        fault = "'\(page.body)' '\(card.body)'"
      }
      seen.withLock { seen in
        seen.visits += 1
        if let fault { seen.faults.append(fault) }
      }
    } catch {
      seen.withLock { $0.faults.append("\(error)") }
    }
  }

  /// Goes away.
  ///
  /// - Returns: how often it looked, and what was wrong then.
  func leave() -> (visits: Int, faults: [String]) {
    isOver.withLock { $0 = true }
    done.wait()
    return seen.withLock { $0 }
  }
}
