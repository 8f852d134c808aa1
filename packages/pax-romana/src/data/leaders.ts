import { inside, type Place } from "./refusal.ts";
import { expectCount, flag, item, oneOf, shape, tableOf, text, whole, wrongUnless, type Read } from "./reader.ts";
import { HORDES, NONE, POWERS, type Leader, type Power } from "./vocabulary.ts";

/** 8.12: leaders in a power's pool. */
export const POOL = 10;

/** The leaders of the pools, in order: `rome-1` to `east-10` are 0 to 39. */
const POOL_IDS = POWERS.flatMap((power) => Array.from({ length: POOL }, (_, i) => `${power}-${i + 1}`));
const SPECIAL_IDS = ["soldier-of-fortune", "gallic-rebel", "pergamum-1", "pergamum-2"] as const;
const HORDE_IDS = ["horde-0", "horde-1", "horde-2", "horde-3"] as const;

/** 12.43, 13.3, 17.2, 13.4: the leaders outside the pools; horde h is led by `HORDE_LEADER + h`. */
export const SOLDIER_LEADER: Leader = 40;
export const GALLIC_REBEL: Leader = 41;
export const PERGAMUM_LEADER: Leader = 42;
export const HORDE_LEADER: Leader = 44;

const ratings = { tactical: whole(1, 4), campaign: whole(2, 6) };
const readFile = shape({
  title: text,
  leaders: tableOf(POOL_IDS, item({ power: oneOf(POWERS), elite: flag, ...ratings }, { name: text })),
  special: tableOf(SPECIAL_IDS, item({ name: text, ...ratings })),
  hordes: tableOf(HORDES, item({ name: text, ...ratings })),
});
type LeaderFile = Read<typeof readFile>;

/** 8.2: Tactical and Campaign Rating. */
export interface Ratings {
  readonly tactical: number;
  readonly campaign: number;
}

/** 8.1-8.3: every leader; tables are indexed by leader. */
export interface LeaderTables {
  readonly count: number;
  readonly ids: readonly string[];
  readonly leaderOf: ReadonlyMap<string, Leader>;
  /** 8.21; a horde's leader has 0 here, his ratings are `hordes`. */
  readonly tactical: readonly number[];
  readonly campaign: readonly number[];
  /** 8.3: 1 for Elite leaders. */
  readonly elite: readonly number[];
  /** The power in whose pool he is, or NONE. */
  readonly power: readonly Power[];
  /** 13.4: the ratings of a horde's leader, indexed by `HORDES`. */
  readonly hordes: readonly Ratings[];
}

/** Reads `leaders.json`. */
export function readLeaders(json: unknown, at: Place): LeaderTables {
  const file = readFile(json, at);
  checkPools(file, inside(at, "leaders"));
  const ids = [...POOL_IDS, ...SPECIAL_IDS, ...HORDE_IDS];
  const facts = [...Object.values(file.leaders), ...SPECIAL_IDS.map((id) => file.special[id])];
  return {
    count: ids.length,
    ids,
    leaderOf: new Map(ids.map((id, leader) => [id, leader])),
    tactical: ids.map((_, leader) => facts[leader]?.tactical ?? 0),
    campaign: ids.map((_, leader) => facts[leader]?.campaign ?? 0),
    elite: ids.map((id) => Number(file.leaders[id]?.elite ?? false)),
    power: ids.map((_, leader) => (leader < POOL_IDS.length ? Math.floor(leader / POOL) : NONE)),
    hordes: HORDES.map((name) => file.hordes[name]),
  };
}

/** 8.3: each pool has its own leaders, at least one of them Elite. */
function checkPools(file: LeaderFile, at: Place): void {
  for (const [id, { power }] of Object.entries(file.leaders)) {
    wrongUnless(id.startsWith(`${power}-`), inside(inside(at, id), "power"), id.replace(/-\d+$/, ""), power);
  }
  for (const power of POWERS) {
    const elite = Object.values(file.leaders).filter((leader) => leader.power === power && leader.elite);
    expectCount(Math.min(elite.length, 1), 1, inside(at, `${power}-*.elite`), "8.3");
  }
}
