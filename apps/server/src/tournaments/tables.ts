import type { Transaction } from "kysely";
import { newSecret } from "../fair/dealing.ts";
import { logTable } from "../fair/log.ts";
import { gameNamed } from "../games/games.ts";
import type { Database, EntrantTable, TournamentTable } from "../store/database.ts";
import { newId, type World } from "../world.ts";

/** A table of a tournament: a table as any other, whose seats are kept for those who are to meet; `null` is a bot's. */
export async function makeTable(
  within: Transaction<Database>,
  world: World,
  tournament: TournamentTable,
  players: readonly (EntrantTable | null)[],
): Promise<string> {
  const { served, levels } = gameNamed(tournament.game)!;
  const made = {
    id: newId(world),
    game: tournament.game,
    rules: served.game.rules,
    config: tournament.config,
    status: "open" as const,
    listed: 0,
    // Nobody's table: whoever made the tournament has no say at it.
    host: "",
    created: world.now(),
    ...newSecret(world),
    nonces: "[]",
    clock: tournament.clock,
    at_zero: tournament.at_zero,
    // Whoever is away for a while comes back to his own seat.
    takeover: 0,
  };
  await within.insertInto("games").values(made).execute();
  await logTable(within, world, { ...made, attempt: 1 }).execute();
  const seats = players.map((player, seat) => ({
    game: made.id,
    seat,
    person: null,
    bot: player ? null : levels[0]!,
    name: "",
    fair: 0,
    kept: player?.person ?? null,
  }));
  await within.insertInto("seats").values(seats).execute();
  return made.id;
}

/** A table that is not played: it is in nobody's list any more. */
export async function callOff(within: Transaction<Database>, game: string): Promise<void> {
  await within
    .updateTable("games")
    .set({ status: "void", due: null })
    .where("id", "=", game)
    .where("status", "in", ["open", "dealing"])
    .execute();
}

/** Those who are not there are replaced by bots, so that the others can play. */
export async function replace(
  within: Transaction<Database>,
  { game, tournament }: { readonly game: string; readonly tournament: TournamentTable },
  seats: readonly number[],
): Promise<void> {
  const [bot] = gameNamed(tournament.game)!.levels;
  for (const seat of seats)
    await within
      .updateTable("seats")
      .set({ bot: bot!, person: null, name: "", kept: null, fair: 0, key: null, commitment: null, nonce: null })
      .where("game", "=", game)
      .where("seat", "=", seat)
      .execute();
}
