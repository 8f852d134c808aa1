import type { Action, State } from "@ara/pax";
import { added, spread } from "../layers.ts";
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
    decisionFeatures(state, this.#ranks, this.#legions, this.#x);
    spread(this.#x, this.#first, this.#biases[0]!, this.#hidden);
  }

  /** How much it is drawn to an action: the logarithm of how often it would take it, up to a constant. */
  worth(state: State, action: Action): number {
    const output = outputOf(state, action, this.#ranks, this.#legions);
    return added(this.#hidden, this.#last, output * this.#hidden.length, this.#biases[1]![output]!);
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
