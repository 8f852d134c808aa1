/** Why something was refused: a message key with its parameters, translated at the edge, and the rule behind it. */
export interface Refusal {
  readonly key: string;
  /** The number of the rule that refuses, such as "3.7"; absent where a file, not a game rule, is at fault. */
  readonly rule?: string;
  readonly params: Params;
}

export type Params = Readonly<Record<string, string | number>>;

export const refuse = (key: string, params: Params = {}): Refusal => ({ key, params });
