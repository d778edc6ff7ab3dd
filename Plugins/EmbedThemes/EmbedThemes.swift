import Foundation
import PackagePlugin

/// Turns `themes/` into one Swift file of literals, so that the binary needs no checkout beside it.
@main
struct EmbedThemes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let themes = context.package.directoryURL.appending(path: "themes")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedThemeFiles.swift")
    let enumerator = FileManager.default.enumerator(
      at: themes, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    let files = (enumerator?.allObjects ?? [])
      .compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embed themes",
        executable: try context.tool(named: "EmbedThemesTool").url,
        arguments: [themes.path, output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
