/// The themes that are part of the binary.
package enum EmbeddedTheme {
}
