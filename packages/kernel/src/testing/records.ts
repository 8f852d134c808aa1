import type { Chance } from "../chance.ts";
import type { GameTypes } from "../game.ts";
import { Match } from "../match.ts";
import { chain } from "../chain.ts";
import { readRecord } from "../read-record.ts";
import type { GameRecord } from "../record.ts";
import { open, step } from "../step.ts";
import { verify } from "../verify.ts";
import { demand, demandOk, demandSame, spell } from "./demand.ts";

/** A finished match and what can be done with its record: written, read, verified, replayed, resumed half-way. */
export function checkRecord<T extends GameTypes>(match: Match<T>, chance: Chance): void {
  const { game } = match;
  const record = demandOk(readRecord(JSON.parse(spell(match.record()))), () => "the record cannot be read again");
  demandSame(
    { entries: match.length, finished: true, chain: "verified", seed: "verified", back: 0 },
    demandOk(verify(game, record), () => "the record does not verify"),
    () => "the record verifies as something else",
  );
  demandSame(match.record(), resume(match, record).record(), () => "a resumed match has another record");

  const half = runningRecord(record, chance.below(match.length));
  const withoutSeed = { ...half, seed: { commitment: half.seed!.commitment, nonces: half.seed!.nonces } };
  const hidden = demandOk(verify(game, withoutSeed), () => "the record does not verify from the chance it states");
  demand(hidden.seed === "hidden" && !hidden.finished, () => "a running record verifies as a finished one");
  playOn(resume(match, half), match, record);
  demandSame(match.events, replay(match, record), () => "a replay has other events");
}

/** The match as it was after some of its entries. */
function runningRecord({ result: _result, seal: _seal, ...record }: GameRecord, length: number): GameRecord {
  return chain({ ...record, entries: record.entries.slice(0, length) });
}

function resume<T extends GameTypes>({ game }: Match<T>, record: GameRecord): Match<T> {
  return demandOk(Match.resume(game, record), () => "the record cannot be resumed");
}

/** The rest of a record, played on in a match that was resumed. */
function playOn<T extends GameTypes>(resumed: Match<T>, match: Match<T>, record: GameRecord): void {
  const { game } = match;
  for (const { seat, action: json } of record.entries.slice(resumed.length)) {
    const action = demandOk(
      game.json.readAction(resumed.state, seat, json),
      () => "an entry is refused after resuming",
    );
    demandOk(resumed.act(seat, action), () => "an action is refused after resuming");
  }
  demandSame(stand(match), stand(resumed), () => "a match resumed and played on stands elsewhere");
}

function replay<T extends GameTypes>({ game }: Match<T>, record: GameRecord): T["event"][] {
  const { state, events } = demandOk(open(game, record), () => "the record cannot be opened");
  return record.entries.reduce(
    (told, entry) => told.concat(demandOk(step(game, state, entry), () => "an entry cannot be replayed")),
    events.slice(),
  );
}

/** All there is to a match. The state is cloned because a clone may spell the same state more briefly. */
export const stand = <T extends GameTypes>(match: Match<T>): unknown => ({
  state: match.game.clone(match.state),
  events: match.events,
  record: match.record("keep"),
});
