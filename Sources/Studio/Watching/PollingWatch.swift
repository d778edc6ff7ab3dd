/// Looks each second whether something changed, where the system does not tell.
final class PollingWatch: ChangeWatch {
  private var places: WatchedPlaces
  private var snapshot: FolderSnapshot

  let descriptor: Int32? = nil
  let interval: Duration? = .seconds(1)

  init(_ places: WatchedPlaces) {
    self.places = places
    snapshot = FolderSnapshot(of: places)
  }

  func scan(_ places: WatchedPlaces) {
    self.places = places
  }

  func changes() -> WatchChange {
    let new = FolderSnapshot(of: places)
    defer { snapshot = new }
    return WatchChange(isChanged: new != snapshot)
  }
}
