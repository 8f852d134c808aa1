type Numbers = Float32Array | readonly number[];

/** What a neuron adds up: where it starts, and all that comes in by its weights, which lie from `at` on. */
export function added(inputs: Numbers, weights: Numbers, at: number, start: number): number {
  let sum = start;
  for (let i = 0; i < inputs.length; i++) sum += inputs[i]! * weights[at + i]!;
  return sum;
}

/** A layer whose inputs are mostly zero, written into `into`: its weights lie input by input. What is below 0 is cut off. */
export function spread(inputs: Float32Array, weights: Float32Array, starts: Float32Array, into: Float32Array): void {
  const wide = into.length;
  into.set(starts);
  for (let i = 0; i < inputs.length; i++) {
    const value = inputs[i]!;
    if (value === 0) continue;
    const row = i * wide;
    // Four at a time: this line is most of what judging costs.
    for (let o = 0; o < wide; o += 4) {
      into[o]! += value * weights[row + o]!;
      into[o + 1]! += value * weights[row + o + 1]!;
      into[o + 2]! += value * weights[row + o + 2]!;
      into[o + 3]! += value * weights[row + o + 3]!;
    }
  }
  for (let o = 0; o < wide; o++) if (into[o]! < 0) into[o] = 0;
}
