/**
 * Does something that measures the page once before it is next painted, whatever else changes until then. What comes back
 * calls it off: what an effect is cleaned up with.
 */
export function beforePaint(measure: () => void): () => void {
  const frame = requestAnimationFrame(measure);
  return () => cancelAnimationFrame(frame);
}
