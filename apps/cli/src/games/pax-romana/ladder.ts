import { CliError, text, whole, type Values } from "../../command.ts";
import { climb } from "../../ladder.ts";
import { Progress } from "../../terminal.ts";
import { checkoutAt, commitOf, type Contender } from "./contenders.ts";
import { romanaConfig } from "./options.ts";
import { percent, playDeals, range, seatText, type Standing } from "./tournament.ts";

/** The commit whose `steady` stays the measure of all later ones. */
const BEFORE = "be7bb2c6";

interface Row {
  readonly a: string;
  readonly b: string;
  /** What the table is, by the options of the command line. */
  readonly table: Values;
  /** What we hope for. */
  readonly goal?: number;
}

const V = { scenario: "V" };
const TEN_TURNS = { scenario: "V", format: "ultraBasic" };
const CARDS = { scenario: "V", game: "advanced" };
const TWO = { scenario: "II" };

/** `before` is `steady` as it was at that commit. */
export const ROWS: readonly Row[] = [
  { a: "steady", b: "random", table: V, goal: 0.95 },
  { a: "before", b: "before", table: V },
  { a: "steady", b: "before", table: V },
  { a: "imperator", b: "before", table: V, goal: 0.5 },
  { a: "imperator", b: "steady", table: V },
  { a: "imperator", b: "before", table: TEN_TURNS, goal: 0.5 },
  { a: "imperator", b: "steady", table: CARDS },
  { a: "imperator", b: "steady", table: TWO },
];

const suffixOf = ({ table }: Row): string =>
  table === TEN_TURNS ? "-ten" : table === CARDS ? "-cards" : table === TWO ? "-two" : "";
export const nameOf = (row: Row): string => `${row.a}-${row.b}${suffixOf(row)}`;

const tableText = ({ scenario, format, game }: Values): string =>
  [scenario, format === "ultraBasic" ? "ten turns" : undefined, game === "advanced" ? "cards" : undefined]
    .filter((part) => part !== undefined)
    .join(", ");

/** `ara ladder pax-romana`. */
export function ladder(values: Values): Promise<number> {
  const deals = whole(values, "deals", 2, 10_000_000) ?? 100;
  const seed = text(values, "seed") ?? "ladder";
  const jobs = whole(values, "jobs", 1, 1024);
  const before = beforeIn(values);
  const seated = (bot: string): Contender => (bot === "before" ? { bot: "steady", from: before! } : { bot });
  const isMissing = ({ a, b }: Row): boolean => before === undefined && (a === "before" || b === "before");
  const only = text(values, "only");
  const asked = ROWS.find((row) => nameOf(row) === only);
  if (asked && isMissing(asked)) throw new CliError(`${only} needs --before DIR: a checkout of ${BEFORE}, set up`);
  return climb<Row, Standing>(
    {
      game: "pax-romana",
      head: HEAD,
      rows: ROWS,
      nameOf,
      startOf,
      isPlayed: (row) => !isMissing(row),
      commandOf: (row) => {
        const name = nameOf(row);
        const beside = name.includes("before") ? " --before DIR" : "";
        return `npx ara ladder pax-romana --only ${name} --deals ${deals} --seed ${seed}${beside}`;
      },
      cellsOf,
      play: ({ a, b, table }) => {
        const pairing = { config: romanaConfig(table), a: seated(a), b: seated(b), seed, deals };
        return playDeals(pairing, new Progress(`${a} against ${b}`, deals), jobs);
      },
      say: (row, { share, seats, games }) =>
        `${nameOf(row)}: ${percent(share.mean)} (${range(share)}); ${seats.map(seatText).join(", ")}; ${games} games`,
      json: { seed, deals },
    },
    values,
  );
}

/** The checkout whose bots are the measure; any other commit would measure something else. */
function beforeIn(values: Values): string | undefined {
  const folder = text(values, "before");
  if (folder === undefined) return undefined;
  const at = checkoutAt(folder);
  const commit = commitOf(at);
  if (commit !== BEFORE) throw new CliError(`--before takes a checkout of ${BEFORE}; ${folder} is one of ${commit}`);
  return at;
}

const spell = (bot: string): string => (bot === "before" ? `steady of ${BEFORE}` : bot);

const startOf = (row: Row): string => `| ${spell(row.a)} | ${spell(row.b)} | ${tableText(row.table)} |`;

const cellsOf = ({ goal }: Row, { share, seats, games }: Standing): string[] => [
  percent(share.mean),
  range(share),
  goal === undefined ? "" : percent(goal),
  String(games),
  seats.map(seatText).join(", "),
];

const HEAD = `## Pax Romana

\`npx ara ladder pax-romana\` writes this table in the same way. A sits in one seat, B in all others; every deal is played once
with A in each seat, with the same dice. By seat: wins of A, mean Victory Points, and those of the best other. DIR is a
checkout of ${BEFORE}, set up: the rule-based player as it was before it was first tuned. Rows repeat exactly.

| A | B | table | A wins | 95 % interval | goal | games | by seat | command |
| --- | --- | --- | ---: | --- | ---: | ---: | --- | --- |
`;
