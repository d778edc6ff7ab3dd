import QRCodes

/// An address that a card's code may carry, checked and in ASCII.
public typealias DeepLink = QRCodes.DeepLink

/// Why a text is no such address, or why a part of one is missing.
public typealias DeepLinkError = QRCodes.DeepLinkError
