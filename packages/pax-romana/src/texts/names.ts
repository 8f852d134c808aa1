import { worldOf, type Config } from "../config.ts";
import {
  CARDS,
  HORDE_LEADER,
  NONE,
  OBJECTIVES,
  SOLDIER_LEADER,
  UNITS,
  type Card,
  type Leader,
  type Node,
  type Owner,
  type Province,
  type Territory,
  type Unit,
} from "../data/index.ts";
import type { Term } from "../rules/diplomacy/term.ts";
import type { Words } from "./en/words.ts";

/** Everything that has a name, as one language says it. Spaces keep the names printed on the map, and so do provinces with a Latin one. */
export interface Names {
  readonly words: Words;
  /** A power or any other owner: as subject, as the one something is done to, and as the one it belongs to. */
  readonly who: (owner: Owner) => string;
  readonly to: (owner: Owner) => string;
  readonly of: (owner: Owner) => string;
  readonly all: (owners: readonly Owner[]) => string;
  readonly node: (node: Node) => string;
  readonly province: (province: Province) => string;
  readonly territory: (territory: Territory) => string;
  readonly leader: (leader: Leader) => string;
  readonly leaders: (leaders: readonly Leader[]) => string;
  /** "2 legions". */
  readonly count: (n: number, unit: Unit) => string;
  readonly unit: (unit: Unit) => string;
  /** A row of counts: "2 legions, 1 cavalry". */
  readonly units: (row: readonly number[]) => string;
  readonly talents: (n: number) => string;
  /** 4.1: what both sides would do. */
  readonly terms: (terms: readonly Term[]) => string;
  readonly objective: (objective: number) => string;
  readonly card: (card: Card) => string;
  /** "2 and 5". */
  readonly dice: (dice: readonly number[]) => string;
}

export function namesIn(words: Words, config: Config): Names {
  const { map, data } = worldOf(config);
  const form = (owner: Owner, which: 0 | 1 | 2): string => (words.owners[owner] ?? words.nobody)[which];
  const { count, grammar } = words;
  const leader = (one: Leader): string => {
    if (one === NONE) return words.noLeader;
    const { power, tactical, campaign, elite } = data.leaders;
    if (one >= HORDE_LEADER) return words.hordeLeader;
    if (one >= SOLDIER_LEADER) return words.specialLeaders[one - SOLDIER_LEADER]!;
    const number = (one % 10) + 1;
    const star = elite[one] === 1 ? "*" : "";
    const ratings = `${tactical[one]}-${campaign[one]}${star}`;
    const name = words.called(one);
    return name === "" ? words.leader(form(power[one]!, 2), number, ratings) : `${name} (${ratings})`;
  };
  const deed = ({ kind, n, node, text }: Term): string => {
    if (kind === "talents") return words.gives(words.talents(n));
    if (kind === "cede") return words.cedes(map.names[node] ?? words.nowhere);
    if (kind === "card" && n !== NONE) return words.gives(words.cards[CARDS[n]!].title);
    return text === "" ? words.terms[kind]! : words.promises(text);
  };
  const term = (one: Term): string => {
    const isLasting = one.turns !== NONE && one.kind !== "talents" && one.kind !== "cede";
    return words.term(form(one.giver, 0), deed(one), isLasting ? words.lasting(one.turns) : "");
  };
  const list = (items: readonly string[]): string => (items.length === 0 ? words.nothing : grammar.list(items));
  return {
    words,
    who: (owner) => form(owner, 0),
    to: (owner) => form(owner, 1),
    of: (owner) => form(owner, 2),
    all: (owners) => list(owners.map((owner) => form(owner, 0))),
    node: (node) => map.names[node] ?? words.nowhere,
    province: (province) =>
      words.provinces[map.provinceIds[province] ?? ""] ?? map.provinceNames[province] ?? words.nowhere,
    territory: (territory) => words.territories[map.territoryIds[territory] ?? ""] ?? map.territoryNames[territory]!,
    leader,
    leaders: (leaders) => list(leaders.map(leader)),
    count,
    unit: words.unit,
    units: (row) => list(row.flatMap((n, unit) => (n > 0 && unit < UNITS.length ? [count(n, unit)] : []))),
    talents: words.talents,
    terms: (terms) => grammar.clauses(terms.map(term)),
    objective: (objective) => words.objective(OBJECTIVES[objective]!),
    card: (card) => words.cards[CARDS[card]!].title,
    dice: (dice) => grammar.list(dice.map(String)),
  };
}
