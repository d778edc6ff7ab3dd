/// Distances in output pixels from the edges of a card that reads from left to right.
struct EdgeDistances {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
