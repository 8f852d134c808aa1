import { err, ok, type GameRecord, type GameTypes, type Mistake, type Refusal, type Result } from "@ara/kernel";
import type { Proof } from "@ara/kernel/fair";
import { Replay } from "@ara/protocol";
import type { LookingBack } from "../games/game.ts";
import { packLink, readLink, type Linked } from "../store/link.ts";
import { readFileText, type BadFile, type Read } from "../store/record-file.ts";

/** What can be asked about records: files are read, and one record at a time is leafed through. */
export function replaying(find: (game: string) => Promise<LookingBack<GameTypes> | undefined>) {
  let opened: Readonly<Record<string, (...args: unknown[]) => unknown>> | undefined;
  return {
    read: (text: string): Promise<Result<Read, BadFile>> => readFileText(text, find),
    readLink: (text: string): Promise<Result<Read, BadFile>> => readLink(text, find),
    packLink: (saved: Linked): Promise<Result<string, Refusal>> => packLink(saved, find),

    async open(record: GameRecord): Promise<Result<unknown, Mistake>> {
      const found = await find(record.game);
      if (!found) return err({ entry: 0, refusal: { key: "table.game", params: { game: record.game } } });
      const replay = Replay.open(found.game, record);
      if (!replay.ok) return replay;
      const looking = found.lookBack(replay.value);
      const methods: object = { ...looking, prove: () => provedBy(found.game, record) };
      opened = methods as typeof opened;
      return ok(looking.outline());
    },

    ask(method: string, ...args: unknown[]): unknown {
      const answer = opened?.[method];
      if (!answer) throw new Error(`nobody can be asked for ${method}`);
      return answer(...args);
    },
  };
}

/** What a record shows of who made its luck and signed its answers; `null` where this browser cannot tell. */
async function provedBy(
  game: LookingBack<GameTypes>["game"],
  record: GameRecord,
): Promise<Result<Proof, Mistake> | null> {
  const [{ prove }, keys] = await Promise.all([import("@ara/kernel/fair"), import("../online/fair/keys.ts")]);
  if (!(await keys.canSign())) return null;
  return prove(game, record, async (...args) => (await keys.isSigned(...args)) === true);
}
