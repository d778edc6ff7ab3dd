#if canImport(Darwin)
  import Darwin
  import SiteGenerator

  /// Watches folders and the files in them by kqueue(2), which watches open files.
  final class KqueueWatch: ChangeWatch {
    private let queue: Int32
    /// The open folders and files by their paths.
    private var descriptors: [String: (descriptor: Int32, stamp: FileStamp?)] = [:]
    /// Whether the site's folder is not there, so that nothing tells when it comes back.
    private var isLost = false

    var descriptor: Int32? { queue }
    var interval: Duration? { isLost ? .seconds(1) : nil }

    /// - Throws: `WatchFault` when the process has too many files open.
    init() throws(WatchFault) {
      queue = kqueue()
      guard queue >= 0 else { throw WatchFault(limit: .files) }
      _ = fcntl(queue, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for entry in descriptors.values { close(entry.descriptor) }
      close(queue)
    }

    func scan(_ places: WatchedPlaces) throws(WatchFault) {
      let root = places.root
      var found: Set<String> = []
      for (folder, names) in places.names {
        found.insert(folder)
        for name in names.subtracting(WatchedPlaces.trees) {
          found.insert(folder.isEmpty ? name : "\(folder)/\(name)")
        }
      }
      places.forEachFolder { folder in
        found.insert(folder)
        for entry in (try? root.list(folder)) ?? []
        where entry.kind == .file && !IgnoredName.contains(entry.name, isFolder: false) {
          found.insert("\(folder)/\(entry.name)")
        }
      }
      for path in descriptors.keys where !found.contains(path) { forget(path) }
      for path in found { try watch(path, in: root) }
      isLost = descriptors.isEmpty
    }

    /// Opens what is at a path, unless the same is open already.
    private func watch(_ path: String, in root: Folder) throws(WatchFault) {
      let stamp = root.stamp(of: path)
      if let known = descriptors[path] {
        if known.stamp?.isSameFile(as: stamp) ?? false { return }
        forget(path)
      }
      let descriptor = open(root.absolute(path), O_EVTONLY | O_CLOEXEC)
      if descriptor < 0, errno == EMFILE || errno == ENFILE { throw WatchFault(limit: .files) }
      guard descriptor >= 0 else { return }
      var event = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(
          NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE | NOTE_ATTRIB),
        data: 0, udata: nil)
      guard kevent(queue, &event, 1, nil, 0, nil) == 0 else {
        close(descriptor)
        return
      }
      descriptors[path] = (descriptor, stamp)
    }

    private func forget(_ path: String) {
      if let known = descriptors.removeValue(forKey: path) { close(known.descriptor) }
    }

    func changes() -> WatchChange {
      var events = [kevent](repeating: kevent(), count: Self.eventCount)
      var now = timespec()
      var isChanged = false
      while kevent(queue, nil, 0, &events, Int32(Self.eventCount), &now) > 0 { isChanged = true }
      // Which of them it was does not matter: an editor's save may have put another file in its place.
      return WatchChange(isChanged: isChanged, needsScan: isChanged || isLost)
    }

    /// How many events are taken at a time.
    private static let eventCount = 64
  }
#endif
