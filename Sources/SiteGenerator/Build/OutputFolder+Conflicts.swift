import Diagnostics

extension OutputFolder {
  /// What is in the way of a build: a folder of somebody else's, or things at the paths of the build
  /// that sitegen did not write.
  ///
  /// - Parameters:
  ///   - paths: the paths of the build.
  ///   - manifest: what is read of the manifest; nil when that is none.
  /// - Returns: a diagnostic for each.
  /// - Throws: `FileError` when a folder cannot be listed.
  func conflicts(
    with paths: [String], manifest: OutputManifest?
  ) throws(FileError) -> [Diagnostic] {
    guard let manifest else {
      return [
        Diagnostic(
          .foreignFile, "'\(folder.shown(OutputManifest.path))' is no list that sitegen wrote",
          hint: "remove the folder '\(folder.shown(""))', then build again")
      ]
    }
    if folder.kind(of: OutputManifest.path, followsLink: false) == nil,
      let foreign = try foreignEntry()
    {
      return [
        Diagnostic(
          .foreignFile,
          "the folder '\(folder.shown(""))' has files that sitegen did not write, such as"
            + " '\(folder.shown(foreign))'",
          hint: "name a folder of its own with --output, or empty this one")
      ]
    }
    var survey = OutputSurvey(folder, manifest: manifest)
    return try survey.obstacles(to: paths).map { path in
      Diagnostic(
        .foreignFile, "'\(folder.shown(path))' was not written by sitegen and is not replaced",
        hint: "move it away, or name another folder with --output")
    }
  }

  /// Something in the folder, into which nothing was built yet, that makes it somebody else's.
  ///
  /// Git's own files may be there, since people publish the working tree of a branch or a submodule;
  /// so may what systems leave in folders by themselves, and what a killed first build left: its
  /// own files and folders without any.
  private func foreignEntry() throws(FileError) -> String? {
    for entry in try folder.list() {
      let isHarmless =
        Self.harmlessNames.contains(entry.name)
        || Self.harmlessStarts.contains { entry.name.utf8.starts(with: $0.utf8) }
      if isHarmless { continue }
      guard entry.kind == .folder else { return entry.name }
      let (files, others) = try folder.folder(entry.name).files(includesHidden: true)
      if !files.isEmpty || !others.isEmpty { return entry.name }
    }
    return nil
  }

  private static let harmlessNames: Set<String> = [".DS_Store", "lost+found"]
  private static let harmlessStarts = [".git", OutputPath.ownPrefix]
}
