// swift-tools-version: 6.0
import PackageDescription

/// A C library of the system: found by pkg-config, with the packages that bring it.
func systemLibrary(_ name: String, pkgConfig: String, apt: [String], brew: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Sources/CLibraries/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt(apt), .brew([brew])]
  )
}

let package = Package(
  name: "sitegen",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ShareCards", targets: ["ShareCards"]),
    .executable(name: "sitegen", targets: ["sitegen"]),
  ],
  targets: [
    systemLibrary("CEXIF", pkgConfig: "libexif", apt: ["libexif-dev"], brew: "libexif"),
    systemLibrary("CGD", pkgConfig: "gdlib", apt: ["libgd-dev"], brew: "gd"),
    systemLibrary("CGLib", pkgConfig: "glib-2.0", apt: ["libglib2.0-dev"], brew: "glib"),
    systemLibrary("CIDN2", pkgConfig: "libidn2", apt: ["libidn2-dev"], brew: "libidn2"),
    systemLibrary("CLCMS", pkgConfig: "lcms2", apt: ["liblcms2-dev"], brew: "little-cms2"),
    systemLibrary(
      "CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: ["libmicrohttpd-dev"], brew: "libmicrohttpd"),
    systemLibrary("CPango", pkgConfig: "pangocairo", apt: ["libpango1.0-dev"], brew: "pango"),
    systemLibrary(
      "CQREncode", pkgConfig: "libqrencode", apt: ["libqrencode-dev"], brew: "qrencode"),
    systemLibrary("CRSVG", pkgConfig: "librsvg-2.0", apt: ["librsvg2-dev"], brew: "librsvg"),
    systemLibrary(
      "CTurboJPEG", pkgConfig: "libturbojpeg", apt: ["libturbojpeg0-dev"], brew: "jpeg-turbo"),
    systemLibrary("CZBar", pkgConfig: "zbar", apt: ["libzbar-dev"], brew: "zbar"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: ["libdeflate-dev"], brew: "libdeflate"),
    systemLibrary(
      "CMarkGFM", pkgConfig: "libcmark-gfm",
      apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"], brew: "cmark-gfm"),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: ["libyaml-dev"], brew: "libyaml"),
    systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: ["libxxhash-dev"], brew: "xxhash"),

    .target(name: "Diagnostics"),
    .target(name: "Documents", dependencies: ["Diagnostics", "CYAML"]),
    .target(name: "Arguments", dependencies: ["Diagnostics"]),
    .target(name: "Mustache", dependencies: ["Diagnostics"]),
    .target(
      name: "QRCodes", dependencies: ["CIDN2", "CQREncode", "CTurboJPEG", "CZBar", "Diagnostics"]),
    .target(
      name: "Canvas", dependencies: ["CDeflate", "CEXIF", "CGD", "CLCMS", "CPango", "CRSVG"]),
    .target(
      name: "ShareCards",
      dependencies: ["Canvas", "Diagnostics", "Documents", "QRCodes"],
      plugins: ["EmbedFiles"]
    ),
    .target(
      name: "SiteGenerator",
      dependencies: [
        "CGLib", "CMarkGFM", "CXXHash", "Canvas", "Diagnostics", "Documents", "Mustache",
        "QRCodes", "ShareCards",
      ]
    ),
    .target(
      name: "Studio",
      dependencies: [
        "CMicroHTTPD", "Canvas", "Diagnostics", "Documents", "QRCodes", "ShareCards",
        "SiteGenerator",
      ],
      exclude: ["Assets/Files"],
      plugins: ["EmbedFiles"]),
    .target(name: "Publishing", dependencies: ["Diagnostics", "Documents", "SiteGenerator"]),
    .executableTarget(
      name: "sitegen",
      dependencies: [
        "Arguments", "Canvas", "Diagnostics", "Documents", "Publishing", "QRCodes", "ShareCards",
        "SiteGenerator", "Studio",
      ]),

    .executableTarget(
      name: "BenchCodes", dependencies: ["Canvas", "QRCodes", "ShareCards"],
      path: "Benchmarks/Codes"),
    .executableTarget(
      name: "BenchCards", dependencies: ["CGD", "Canvas", "Documents", "ShareCards"],
      path: "Benchmarks/Cards", exclude: ["Peers", "scenes.json"]),

    .executableTarget(
      name: "ShareCardExample", dependencies: ["ShareCards"], path: "Examples/ShareCard"),

    .executableTarget(name: "EmbedFilesTool", path: "Plugins/EmbedFilesTool"),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["EmbedFilesTool"]),

    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Diagnostics", "Documents"]),
    .testTarget(name: "QRCodesTests", dependencies: ["QRCodes"]),
    .testTarget(name: "CanvasTests", dependencies: ["CGD", "CPango", "Canvas", "TestSupport"]),
    .testTarget(
      name: "ShareCardsTests",
      dependencies: [
        "Canvas", "Diagnostics", "Documents", "QRCodes", "ShareCards", "TestSupport",
      ]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "Diagnostics"]),
    .testTarget(name: "ScriptTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Canvas", "Diagnostics", "QRCodes", "ShareCards", "TestSupport", "sitegen",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Canvas", "QRCodes", "ShareCardExample", "TestSupport"]),
    .target(name: "TestSupport", dependencies: ["CGD", "Canvas"], path: "Tests/TestSupport"),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "Canvas", "Diagnostics", "Documents", "Mustache", "QRCodes", "ShareCards", "SiteGenerator",
        "TestSupport",
      ]),
    .testTarget(
      name: "StudioTests",
      dependencies: ["Diagnostics", "SiteGenerator", "Studio", "TestSupport"]),
    .testTarget(
      name: "PublishingTests",
      dependencies: ["Diagnostics", "Documents", "Publishing", "SiteGenerator", "TestSupport"]),
    .testTarget(name: "MustacheTests", dependencies: ["Diagnostics", "Mustache"]),
  ],
  swiftLanguageModes: [.v6]
)
