import QRCodes

/// Takes the codes that a camera sees and proposes one contact at a time.
public typealias ScanSession = QRCodes.ScanSession

/// What came of a code that a `ScanSession` received.
public typealias ScanOutcome = QRCodes.ScanOutcome
