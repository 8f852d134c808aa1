import type { Seat } from "@ara/kernel";
import type { State } from "@ara/pax";
import { added, spread } from "../layers.ts";
import { FEATURES, featuresOf } from "./features.ts";

/** A net as data: whole numbers from -127 to 127 in base64, layer by layer, and what one of them stands for. */
export interface NetData {
  /** The command that made it. */
  readonly command: string;
  /** How wide it is: inputs, two hidden layers, outputs. */
  readonly widths: readonly number[];
  readonly layers: readonly { readonly unit: number; readonly weights: string; readonly bias: readonly number[] }[];
}

/** What becomes of a seat: its chance to win, and its lead on the search's scale from 0 to 1. */
export interface Judgement {
  win: number;
  lead: number;
}

/**
 * A small net with two hidden layers: what a guessed state is worth to a seat when a turn begins. Weights of the first layer
 * lie input by input, for most inputs are zero.
 */
export class Net {
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #last: Float32Array;
  readonly #biases: readonly Float32Array[];
  readonly #x = new Float32Array(FEATURES);
  readonly #a: Float32Array;
  readonly #b: Float32Array;

  constructor({ widths, layers }: NetData) {
    if (widths[0] !== FEATURES) throw new Error(`the net has ${widths[0]} inputs, not ${FEATURES}`);
    const [first, second, last] = layersOf({ widths, layers });
    this.#first = first!.byInput;
    this.#second = second!.weights;
    this.#last = last!.weights;
    this.#biases = layers.map(({ bias }) => Float32Array.from(bias));
    this.#a = new Float32Array(widths[1]!);
    this.#b = new Float32Array(widths[2]!);
  }

  /** What a state is worth to a seat, written into `into`. */
  judge(state: State, seat: Seat, into: Judgement): void {
    featuresOf(state, seat, this.#x);
    this.#read(into);
  }

  /** The same of features that were written down. */
  judgeRow(features: Float32Array, into: Judgement): void {
    this.#x.set(features);
    this.#read(into);
  }

  #read(into: Judgement): void {
    const a = this.#a;
    const b = this.#b;
    const [starts, more, ends] = this.#biases;
    spread(this.#x, this.#first, starts!, a);
    for (let o = 0; o < b.length; o++) b[o] = Math.max(0, added(a, this.#second, o * a.length, more![o]!));
    into.win = 1 / (1 + Math.exp(-added(b, this.#last, 0, ends![0]!)));
    into.lead = Math.max(0, Math.min(1, added(b, this.#last, b.length, ends![1]!)));
  }
}

/** The weights of each layer, output by output, and input by input. */
export const layersOf = ({
  widths,
  layers,
}: Pick<NetData, "widths" | "layers">): { readonly weights: Float32Array; readonly byInput: Float32Array }[] =>
  layers.map(({ unit, weights: text }, i) => {
    const weights = Float32Array.from(bytesOf(text), (w) => w * unit);
    return { weights, byInput: turned(weights, widths[i]!, widths[i + 1]!) };
  });

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64, which a pure package has to read by itself. */
function bytesOf(text: string): Int8Array {
  const letters = text.replace(/=+$/, "");
  const bytes = new Int8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of letters) {
    held = (held << 6) | LETTERS.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}

/** Rows to columns. */
function turned(weights: Float32Array, inputs: number, outputs: number): Float32Array {
  const by = new Float32Array(weights.length);
  for (let o = 0; o < outputs; o++) for (let i = 0; i < inputs; i++) by[i * outputs + o] = weights[o * inputs + i]!;
  return by;
}
