import type { Seat } from "@ara/kernel";
import type { ClockRule, Clocks, Leaves } from "../tables/clock.ts";
import type { GameTable, OfferTable, SeatTable } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { Handed } from "./grace.ts";
import { leavesOf } from "../vacation/vacations.ts";

/** What is kept of a table beside the game. */
export interface Beside {
  readonly offer: OfferTable | undefined;
  readonly host: string;
  /** The table at which they play again. */
  readonly rematch: string | null;
  /** Whether a seat that was left to a bot may be taken by others. */
  readonly takeover: boolean;
  readonly clocks: Clocks | null;
  /** When which seat changed hands. */
  readonly handed: readonly Handed[];
  /** Everybody who has, or had, a seat, with those seats. */
  readonly sat: ReadonlyMap<string, ReadonlySet<Seat>>;
  /** Who plays in a seat that was another's when the game began. */
  readonly names: readonly { readonly seat: Seat; readonly name: string }[];
  /** When whose players are on vacation. */
  readonly leaves: Leaves;
}

type HandedBody = Pick<SeatTable, "person" | "away"> & { readonly late?: boolean };

/** An offer as those at the table are told of it. */
export interface OfferFacts {
  readonly id: string;
  readonly kind: OfferTable["kind"];
  readonly state: OfferTable["state"];
  /** Whose it is, and how many of his decisions it would take back. */
  readonly seat: Seat;
  readonly steps: number;
  readonly agreed: readonly Seat[];
  /** Those who have not said anything yet. */
  readonly awaited: readonly Seat[];
  readonly declined: readonly Seat[];
}

export const agreedTo = ({ agreed }: OfferTable): readonly string[] => JSON.parse(agreed) as string[];

type Own = Pick<GameTable, "host" | "rematch" | "takeover" | "clocks">;

/** `known`: what was just read of the game itself. */
export async function readBeside(
  store: Store,
  { id, clock }: Pick<GameTable, "id" | "clock">,
  seats: readonly SeatTable[],
  known?: Own,
): Promise<Beside> {
  const { db } = store;
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const [game, offer, handed, leaves] = await Promise.all([
    known ??
      db
        .selectFrom("games")
        .select(["host", "rematch", "takeover", "clocks"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    db.selectFrom("offers").selectAll().where("game", "=", id).executeTakeFirst(),
    db
      .selectFrom("entries")
      .select(["seat", "at", "body"])
      .where("game", "=", id)
      .where("kind", "=", "seat")
      .orderBy("seq")
      .execute(),
    // Elsewhere no clock asks for them.
    (JSON.parse(clock) as ClockRule).kind === "days" ? leavesOf(store, people) : new Map<string, never[]>(),
  ]);
  const sat = new Map<string, Set<Seat>>();
  const note = (person: string | null | undefined, seat: Seat): void => {
    if (person) sat.set(person, (sat.get(person) ?? new Set()).add(seat));
  };
  for (const { seat, person, away, first } of seats) for (const one of [person, away, first]) note(one, seat);
  for (const { seat, body } of handed) {
    const { person, away } = JSON.parse(body) as HandedBody;
    for (const one of [person, away]) note(one, seat);
  }
  const others = seats.flatMap(({ seat, person, first }) =>
    first !== null && person !== null ? [{ seat, person }] : [],
  );
  const named =
    others.length === 0
      ? []
      : await db
          .selectFrom("people")
          .select(["id", "name"])
          .where(
            "id",
            "in",
            others.map(({ person }) => person),
          )
          .execute();
  return {
    offer,
    host: game.host,
    rematch: game.rematch,
    takeover: game.takeover !== 0,
    clocks: game.clocks === null ? null : (JSON.parse(game.clocks) as Clocks),
    handed: handed.map(({ seat, at, body }) => ({ seat, at, late: (JSON.parse(body) as HandedBody).late === true })),
    sat,
    names: others.map(({ seat, person }) => ({ seat, name: named.find(({ id: of }) => of === person)?.name ?? "" })),
    leaves: new Map(seats.map(({ seat, person }) => [seat, leaves.get(person ?? "") ?? []])),
  };
}

/** `seatsOf` are the seats of somebody now; `people` those who have to agree. */
export function offerFacts(
  offer: OfferTable,
  people: readonly string[],
  seatsOf: (person: string) => readonly Seat[],
): OfferFacts {
  const { id, kind, state, seat, steps, declined } = offer;
  const agreed = agreedTo(offer);
  return {
    id,
    kind,
    state,
    seat,
    steps,
    agreed: agreed.flatMap((one) => seatsOf(one)),
    awaited: people.filter((one) => !agreed.includes(one)).flatMap((one) => seatsOf(one)),
    declined: declined === null ? [] : seatsOf(declined),
  };
}
