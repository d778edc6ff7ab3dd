import Diagnostics

/// Makes a typed value of a node, or reports what keeps it from being one.
///
/// Decoders are values that are put together: `.list(of: .text, count: 1...9)`. One that gives nil
/// has reported why, unless the node was refused before.
package struct ValueDecoder<Value>: Sendable {
  private let body: @Sendable (DocumentNode, inout DecodingContext) -> Value?

  package init(_ body: @escaping @Sendable (DocumentNode, inout DecodingContext) -> Value?) {
    self.body = body
  }

  /// The node's value, or nil after its faults were reported to the context.
  package func decode(_ node: DocumentNode, in context: inout DecodingContext) -> Value? {
    body(node, &context)
  }

  /// A decoder that gives what a function makes of this one's value.
  package func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> ValueDecoder<Result> {
    ValueDecoder<Result> { node, context in
      decode(node, in: &context).map(transform)
    }
  }

  /// A decoder that gives what a function makes of this one's value, unless it finds a fault.
  package func converted<Result>(
    _ transform: @escaping @Sendable (Value) throws(ValueFault) -> Result
  ) -> ValueDecoder<Result> {
    ValueDecoder<Result> { node, context in
      guard let value = decode(node, in: &context) else { return nil }
      do throws(ValueFault) {
        return try transform(value)
      } catch {
        context.report(error, at: node)
        return nil
      }
    }
  }

  /// A decoder that accepts only the values in which a check finds no fault.
  package func validated(
    _ check: @escaping @Sendable (Value) -> ValueFault?
  ) -> ValueDecoder {
    converted { value throws(ValueFault) in
      if let fault = check(value) { throw fault }
      return value
    }
  }
}

extension ValueDecoder<DocumentNode> {
  /// The node itself, for values whose meaning is decided later.
  package static var node: ValueDecoder {
    ValueDecoder { node, _ in node.content == .refused ? nil : node }
  }
}
