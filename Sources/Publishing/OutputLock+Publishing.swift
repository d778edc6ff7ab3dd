import SiteGenerator

extension OutputLock {
  /// Locks a folder for a run, and makes it if need be.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - busy: what to tell when somebody else has the lock.
  /// - Returns: the lock.
  /// - Throws: `PublishingError`: that one, or why the folder cannot be made.
  static func taken(
    _ folder: Folder, orElse busy: PublishingError
  ) throws(PublishingError) -> OutputLock {
    do throws(FileError) {
      return try OutputLock(folder)
    } catch {
      throw error.operation == .lock ? busy : .file(error)
    }
  }
}
