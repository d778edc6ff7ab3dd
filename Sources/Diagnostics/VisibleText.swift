extension String {
  /// Whether nothing of the text would leave ink: white space, controls, joiners, fillers and other
  /// characters that Unicode says are not shown, and the blank pattern of Braille.
  package var isVisiblyEmpty: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0 == "\u{2800}"
        || $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
    }
  }
}
