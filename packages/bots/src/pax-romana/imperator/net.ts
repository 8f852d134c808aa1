import { added } from "../../layers.ts";

/** A layer of a small net: what each neuron adds up, and where it starts. */
export interface Layer {
  /** By neuron, its weight for each input. */
  readonly weights: readonly (readonly number[])[];
  readonly biases: readonly number[];
}

/** Lets numbers through the layers; all but the last cut off what is below 0. */
export function infer(layers: readonly Layer[], inputs: readonly number[]): readonly number[] {
  return layers.reduce((now, { weights, biases }, layer) => {
    const sums = biases.map((bias, neuron) => added(now, weights[neuron]!, 0, bias));
    return layer === layers.length - 1 ? sums : sums.map((sum) => Math.max(0, sum));
  }, inputs);
}
