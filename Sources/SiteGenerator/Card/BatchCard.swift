import Diagnostics
import QRCodes

/// One card of a batch, before it is drawn.
package struct BatchCard: Sendable {
  /// The name of its file: the page's slug, the size and the format's ending.
  package let name: String
  /// The picture's width in pixels.
  package let width: Int
  /// The picture's height in pixels.
  package let height: Int
  /// Where the code leads; nil without a code, and for one that holds a contact.
  package let link: String?
  let planned: PlannedCard
  let artifact: Artifact

  init(_ planned: PlannedCard, of moment: PlannedPage, artifact: Artifact) {
    name = "\(moment.page.slug)-\(planned.size.id).\(planned.format.fileExtension)"
    width = planned.width
    height = planned.height
    link = moment.code.flatMap { $0.isContact ? nil : $0.payload }
    self.planned = planned
    self.artifact = artifact
  }
}
