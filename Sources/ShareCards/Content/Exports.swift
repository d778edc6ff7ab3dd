// A server gets contacts, links and scan sessions with `import ShareCards` alone. Names given
// to the types here would not be enough: where member import visibility is on, the members of a
// type need the module that declares them. What that module has for this package stays hidden.
@_exported public import QRCodes
