/// What a look at the watched places found.
struct WatchChange: Hashable {
  /// Something is other than it was.
  var isChanged = false
  /// A file is being written: its last change is not told as one yet.
  var isWriting = false
  /// Folders may have come or gone, or it is not known what happened: all has to be looked at anew.
  var needsScan = false

  /// Adds what was found next.
  mutating func form(_ other: WatchChange) {
    isChanged = isChanged || other.isChanged
    // Who changed something has written it.
    isWriting = other.isWriting || isWriting && !other.isChanged
    needsScan = needsScan || other.needsScan
  }
}
