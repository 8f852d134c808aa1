import type { Action, State } from "@ara/pax";
import { layersOf, type NetData } from "./net.ts";
import { decisionFeatures, policyFeatures } from "./policy-features.ts";
import { outputOf, policyOutputs } from "./policy-outputs.ts";
import { Ranks } from "./ranks.ts";

/**
 * A player learnt by self-play: a net with one hidden layer looks at a decision once, and every action asked about is one of its
 * outputs. A few hundredths of a millisecond are all it takes.
 */
export class Policy {
  readonly #legions: number;
  readonly #first: Float32Array;
  readonly #last: Float32Array;
  readonly #biases: readonly Float32Array[];
  readonly #x: Float32Array;
  readonly #hidden: Float32Array;
  readonly #ranks = new Ranks();

  constructor(data: NetData) {
    const [inputs, wide, outputs] = data.widths;
    const legions = [3, 5].find((n) => policyFeatures(n) === inputs);
    if (legions === undefined || outputs !== policyOutputs(legions)) {
      throw new Error(`no policy has ${inputs} inputs and ${outputs} outputs`);
    }
    const [first, last] = layersOf(data);
    this.#legions = legions;
    this.#first = first!.byInput;
    this.#last = last!.weights;
    this.#biases = data.layers.map(({ bias }) => Float32Array.from(bias));
    this.#x = new Float32Array(inputs!);
    this.#hidden = new Float32Array(wide!);
  }

  /** Looks at what has to be decided; then `worth` can be asked. */
  look(state: State): void {
    const x = this.#x;
    const hidden = this.#hidden;
    const first = this.#first;
    const wide = hidden.length;
    decisionFeatures(state, this.#ranks, this.#legions, x);
    hidden.set(this.#biases[0]!);
    for (let i = 0; i < x.length; i++) {
      const value = x[i]!;
      if (value === 0) continue;
      const row = i * wide;
      for (let o = 0; o < wide; o += 4) {
        hidden[o]! += value * first[row + o]!;
        hidden[o + 1]! += value * first[row + o + 1]!;
        hidden[o + 2]! += value * first[row + o + 2]!;
        hidden[o + 3]! += value * first[row + o + 3]!;
      }
    }
  }

  /** How much it is drawn to an action: the logarithm of how often it would take it, up to a constant. */
  worth(state: State, action: Action): number {
    const hidden = this.#hidden;
    const output = outputOf(state, action, this.#ranks, this.#legions);
    const row = output * hidden.length;
    let sum = this.#biases[1]![output]!;
    for (let i = 0; i < hidden.length; i++) if (hidden[i]! > 0) sum += hidden[i]! * this.#last[row + i]!;
    return sum;
  }

  /** The action it is drawn to most. */
  choose(state: State, legal: readonly Action[]): Action {
    // A full turn, which is listed first: in playouts looking at Rome's cards is left out, as others leave it out.
    if (legal.length === 1 || state.step === "turn") return legal[0]!;
    this.look(state);
    let best = legal[0]!;
    let most = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const worth = this.worth(state, legal[i]!);
      if (worth > most) {
        most = worth;
        best = legal[i]!;
      }
    }
    return best;
  }
}
