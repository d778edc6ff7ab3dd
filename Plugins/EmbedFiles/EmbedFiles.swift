import Foundation
import PackagePlugin

/// Turns a folder of files into one Swift file of literals, so that the binary needs no checkout
/// beside it: `themes/` for the share cards, the gallery's files for the local server.
@main
struct EmbedFiles: BuildToolPlugin {
  /// Where each target's files are, below the package, and the type that gets them.
  private static let sources: [String: (folder: String, type: String)] = [
    "ShareCards": ("themes", "EmbeddedTheme"),
    "Studio": ("Sources/Studio/Assets/Files", "StudioAsset"),
  ]

  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let source = Self.sources[target.name] else {
      throw EmbedFilesError.unknownTarget(target.name)
    }
    let folder = context.package.directoryURL.appending(path: source.folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "\(source.type)+Files.swift")
    let enumerator = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    let files = (enumerator?.allObjects ?? [])
      .compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embed \(source.folder)",
        executable: try context.tool(named: "EmbedFilesTool").url,
        arguments: [folder.path, source.type, output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}

/// Why there is nothing to embed.
enum EmbedFilesError: Error {
  case unknownTarget(String)
}
