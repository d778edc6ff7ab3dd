/// What a look at the watched places found.
struct WatchChange: Hashable {
  /// Something is other than it was.
  var isChanged = false
  /// A file is being written and not closed yet.
  var isWriting = false
  /// Folders may have come or gone, or it is not known what happened: all has to be looked at anew.
  var needsScan = false

  mutating func form(_ other: WatchChange) {
    isChanged = isChanged || other.isChanged
    isWriting = isWriting || other.isWriting
    needsScan = needsScan || other.needsScan
  }
}
