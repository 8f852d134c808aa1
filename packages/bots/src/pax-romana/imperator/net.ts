/** A layer of a small net: what each neuron adds up, and where it starts. */
export interface Layer {
  /** By neuron, its weight for each input. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly number[];
}

/** Lets numbers through the layers; all but the last cut off what is below 0. */
export function infer(layers: readonly Layer[], inputs: readonly number[]): number[] {
  let now = inputs;
  layers.forEach(({ weights, biases }, layer) => {
    const isLast = layer === layers.length - 1;
    const next = biases.slice();
    for (let neuron = 0; neuron < next.length; neuron++) {
      const row = weights[neuron]!;
      let sum = next[neuron]!;
      for (let i = 0; i < row.length; i++) sum += row[i]! * now[i]!;
      next[neuron] = isLast || sum > 0 ? sum : 0;
    }
    now = next;
  });
  return now.slice();
}
