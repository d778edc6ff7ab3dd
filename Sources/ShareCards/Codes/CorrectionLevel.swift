// A second name for the type would be ambiguous where both modules are imported.
@_exported import enum QRCodes.CorrectionLevel
