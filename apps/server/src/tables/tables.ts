import type { Refusal, Result } from "@ara/kernel";
import { AwakeTable, type House } from "./awake.ts";

/** A game that nobody looks at goes to sleep after so long. */
const ASLEEP_AFTER = 60_000;

/** The games that are awake on this node. */
export class Tables {
  readonly #house: House;
  readonly #awake = new Map<string, Promise<Result<AwakeTable, Refusal>>>();
  #sweeping: () => void;

  constructor(house: House) {
    this.#house = house;
    house.store.onForeign((games) => void this.#followAll(games));
    this.#sweeping = house.world.after(ASLEEP_AFTER, () => void this.#sweep());
  }

  get size(): number {
    return this.#awake.size;
  }

  /** The table of a game that has begun, woken if it sleeps. */
  async find(id: string): Promise<Result<AwakeTable, Refusal>> {
    const known = this.#awake.get(id);
    if (known) return known;
    const waking = AwakeTable.wake(this.#house, id, () => this.#drop(id));
    this.#awake.set(id, waking);
    try {
      const found = await waking;
      if (!found.ok) this.#awake.delete(id);
      return found;
    } catch (error) {
      this.#awake.delete(id);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#sweeping();
    await Promise.all([...this.#awake.keys()].map((id) => this.#drop(id)));
  }

  /** It is read anew when somebody asks for it again. */
  async #drop(id: string): Promise<void> {
    const known = this.#awake.get(id);
    this.#awake.delete(id);
    const found = await known?.catch(() => undefined);
    if (found?.ok) found.value.close();
  }

  async #followAll(games: readonly string[]): Promise<void> {
    for (const id of games) {
      const found = await this.#awake.get(id)?.catch(() => undefined);
      if (found?.ok) await found.value.follow();
    }
  }

  async #sweep(): Promise<void> {
    for (const [id, waking] of this.#awake) {
      const found = await waking.catch(() => undefined);
      if (found?.ok && found.value.lines === 0) await this.#drop(id);
    }
    this.#sweeping = this.#house.world.after(ASLEEP_AFTER, () => void this.#sweep());
  }
}
