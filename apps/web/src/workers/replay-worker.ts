import { err, ok, type GameRecord, type GameTypes, type Mistake, type Result } from "@ara/kernel";
import { offer, Replay } from "@ara/protocol";
import type { LookingBack } from "../games/game.ts";
import { readFileText, type BadFile, type Read } from "../store/record-file.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";

/** Records are read, verified and leafed through here, so that the page stays free. */

const LOOKING_BACK = import.meta.glob<{ readonly lookingBack: LookingBack<GameTypes> }>("../games/*/looking-back.ts");

const find = async (game: string): Promise<LookingBack<GameTypes> | undefined> =>
  (await partOf(LOOKING_BACK, game))?.lookingBack;

let opened: Readonly<Record<string, (...args: unknown[]) => unknown>> | undefined;

offer(toStarter, {
  read: (text: string): Promise<Result<Read, BadFile>> => readFileText(text, find),

  async open(record: GameRecord): Promise<Result<unknown, Mistake>> {
    const found = await find(record.game);
    if (!found) return err({ entry: 0, refusal: { key: "table.game", params: { game: record.game } } });
    const replay = Replay.open(found.game, record);
    if (!replay.ok) return replay;
    const looking = found.lookBack(replay.value);
    opened = looking as unknown as typeof opened;
    return ok(looking.outline());
  },

  ask(method: string, ...args: unknown[]): unknown {
    const answer = opened?.[method];
    if (!answer) throw new Error(`nobody can be asked for ${method}`);
    return answer(...args);
  },
});
