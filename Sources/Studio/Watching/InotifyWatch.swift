#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import SiteGenerator

  /// Watches folders by inotify(7), which watches each folder for itself.
  final class InotifyWatch: ChangeWatch {
    /// What is watched in a folder.
    private enum Scope {
      case all
      case names(Set<String>)
    }

    private let queue: Int32
    private var scopes: [Int32: Scope] = [:]
    /// Whether the site's folder is not there, so that nothing tells when it comes back.
    private var isLost = false

    var descriptor: Int32? { queue }
    var interval: Duration? { isLost ? .seconds(1) : nil }

    /// - Throws: `WatchFault` when the user's programs have too many of these already.
    init() throws(WatchFault) {
      queue = inotify_init1(Int32(truncatingIfNeeded: IN_CLOEXEC | IN_NONBLOCK))
      guard queue >= 0 else { throw WatchFault(limit: .instances) }
    }

    deinit {
      close(queue)
    }

    /// Adds what is new and takes away what is gone.
    ///
    /// A folder that is watched already stays so, since the system knows it again, also by another
    /// path.
    func scan(_ places: WatchedPlaces) throws(WatchFault) {
      var new: [Int32: Scope] = [:]
      for (folder, names) in places.names {
        if let watch = try watch(places.root.absolute(folder), followsLink: true) {
          new[watch] = .names(names)
        }
      }
      isLost = new.isEmpty
      try places.forEachFolder { (folder) throws(WatchFault) in
        let isTree = WatchedPlaces.trees.contains(folder)
        if let watch = try watch(places.root.absolute(folder), followsLink: isTree) {
          new[watch] = .all
        }
      }
      for watch in scopes.keys where new[watch] == nil { inotify_rm_watch(queue, watch) }
      scopes = new
    }

    /// Watches a folder; nil when there is none.
    private func watch(_ path: String, followsLink: Bool) throws(WatchFault) -> Int32? {
      let flags = Self.events | Self.onlyFolders | (followsLink ? 0 : Self.doesNotFollowLink)
      let watch = inotify_add_watch(queue, path, flags)
      if watch < 0, errno == ENOSPC { throw WatchFault(limit: .watches) }
      return watch < 0 ? nil : watch
    }

    func changes() -> WatchChange {
      var result = WatchChange(needsScan: isLost)
      var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(queue, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return result }
        var rest = buffer[..<count]
        while let event = InotifyEvent(from: &rest) { result.form(change(of: event)) }
      }
    }

    private func change(of event: InotifyEvent) -> WatchChange {
      if event.has(IN_Q_OVERFLOW) { return WatchChange(isChanged: true, needsScan: true) }
      guard let scope = scopes[event.watch] else { return WatchChange() }
      if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_UNMOUNT) {
        return WatchChange(isChanged: true, needsScan: true)
      }
      let isFolder = event.has(IN_ISDIR)
      if event.has(IN_IGNORED) || IgnoredName.contains(event.name, isFolder: isFolder) {
        return WatchChange()
      }
      if case .names(let names) = scope, !names.contains(event.name) { return WatchChange() }
      if isFolder { return WatchChange(isChanged: true, needsScan: true) }
      // A file that is made is closed some time later, which is told, too.
      let isWriting = event.has(IN_CREATE) || event.has(IN_MODIFY)
      var change = WatchChange(isChanged: !isWriting, isWriting: isWriting)
      // The name may be that of a link to one of the trees.
      if case .names = scope { change.needsScan = true }
      return change
    }

    /// Room for many events; one has at most 272 bytes.
    private static let bufferSize = 1 << 16
    private static let events = [
      IN_ATTRIB, IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_DELETE_SELF, IN_MODIFY, IN_MOVED_FROM,
      IN_MOVED_TO, IN_MOVE_SELF,
    ].reduce(0) { $0 | UInt32(truncatingIfNeeded: $1) }
    private static let onlyFolders = UInt32(truncatingIfNeeded: IN_ONLYDIR)
    private static let doesNotFollowLink = UInt32(truncatingIfNeeded: IN_DONT_FOLLOW)
  }
#endif
