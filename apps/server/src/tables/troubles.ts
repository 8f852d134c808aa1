import type { World } from "../world.ts";

const WITHIN = 10 * 60_000;
const ENOUGH = 3;

/** How often the rules of a game have failed of late. */
export class Troubles {
  readonly #world: Pick<World, "mono">;
  readonly #times = new Map<string, number[]>();

  constructor(world: Pick<World, "mono">) {
    this.#world = world;
  }

  /** The rules have failed once more; whether that is enough. */
  note(game: string): boolean {
    const now = this.#world.mono();
    const times = [...(this.#times.get(game) ?? []).filter((at) => at > now - WITHIN), now];
    if (times.length < ENOUGH) this.#times.set(game, times);
    else this.#times.delete(game);
    return times.length >= ENOUGH;
  }
}
