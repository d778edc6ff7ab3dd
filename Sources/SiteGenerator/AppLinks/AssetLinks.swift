import Documents

/// The statement that an Android app may open all addresses of the site's host (Android,
/// "Configure website associations"); which of them it opens, the app's own manifest says.
struct AssetLinks {
  let app: AndroidApp

  var json: JSONText {
    .array([
      .object([
        ("relation", .strings(["delegate_permission/common.handle_all_urls"])),
        (
          "target",
          .object([
            ("namespace", .string("android_app")),
            ("package_name", .string(app.packageName)),
            ("sha256_cert_fingerprints", .strings(app.fingerprints)),
          ])
        ),
      ])
    ])
  }
}
