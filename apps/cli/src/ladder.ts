import { existsSync } from "node:fs";
import { join } from "node:path";
import { CliError, text, type Values } from "./command.ts";
import { readText, writeWhole } from "./files.ts";
import { print, printJson } from "./terminal.ts";
import { ROOT } from "./test-names.ts";

const FILE = join(ROOT, "bench/ladder.md");

/** What a game brings to its part of bench/ladder.md. */
export interface Ladder<Row extends object, Standing extends object> {
  readonly game: string;
  /** How its part begins: a heading of its own, what the table shows, and the table's head. */
  readonly head: string;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Whether a row can be played with what is at hand; one that cannot stays as it is in the file. */
  readonly isPlayed?: (row: Row) => boolean;
  /** What a row begins with: no two rows share it, and with other bots it is another row. */
  readonly startOf: (row: Row) => string;
  /** What repeats a row, as it is meant or as it was played. */
  readonly commandOf: (row: Row, standing?: Standing) => string;
  /** The cells after the first, without the command. */
  readonly cellsOf: (row: Row, standing: Standing) => readonly string[];
  readonly play: (row: Row) => Promise<Standing>;
  /** For people who watch. */
  readonly say: (row: Row, standing: Standing) => string;
  /** Beside the rows, for programs. */
  readonly json: object;
}

/** `ara ladder`: plays the rows one after another and writes each as soon as it is known. */
export async function climb<Row extends object, Standing extends object>(
  ladder: Ladder<Row, Standing>,
  values: Values,
): Promise<number> {
  const only = text(values, "only");
  const file = text(values, "file") ?? FILE;
  const rows = ladder.rows.filter((row) =>
    only === undefined ? (ladder.isPlayed?.(row) ?? true) : only === ladder.nameOf(row),
  );
  if (rows.length === 0)
    throw new CliError(`no row "${only}"; there are: ${ladder.rows.map(ladder.nameOf).join(", ")}`);
  const resume = values["resume"] === true;
  const written = (): string => (existsSync(file) ? readText(file) : "");
  if (!resume && only === undefined) writeWhole(file, withPart(written(), ladder.head));
  const played: (Row & Standing)[] = [];
  for (const row of rows) {
    const commandCell = (standing?: Standing): string => `| \`${ladder.commandOf(row, standing)}\` |`;
    const isThere = (line: string): boolean => line.startsWith(ladder.startOf(row)) && line.endsWith(commandCell());
    if (resume && partOf(written(), ladder.head).split("\n").some(isThere)) continue;
    const standing = await ladder.play(row);
    played.push({ ...row, ...standing });
    if (values["json"] !== true) print(`${ladder.say(row, standing)}\n`);
    const line = `${ladder.startOf(row)} ${ladder.cellsOf(row, standing).join(" | ")} ${commandCell(standing)}`;
    writeWhole(file, withPart(written(), withRow(partOf(written(), ladder.head), ladder, row, line)));
  }
  if (values["json"] === true) printJson({ game: ladder.game, ...ladder.json, rows: played });
  return 0;
}

/** A part with this row new or renewed, in the order of the ladder; rows that began otherwise are dropped. */
function withRow<Row extends object, Standing extends object>(
  part: string,
  { head, rows, startOf, nameOf }: Ladder<Row, Standing>,
  row: Row,
  line: string,
): string {
  const before = part.split("\n");
  const all = rows
    .map((other) =>
      other === row
        ? line
        : before.find((one) => one.startsWith(startOf(other)) && one.includes(`--only ${nameOf(other)} `)),
    )
    .filter((one) => one !== undefined);
  return `${head}${all.join("\n")}\n`;
}

const headingOf = (part: string): string => part.slice(0, part.indexOf("\n"));

/** The file has a part for each game: a heading and all up to the next one. */
const partsOf = (file: string): string[] => file.split(/^(?=##? )/m).filter((part) => part !== "");

/** The part that has the same heading; empty where there is none. */
export const partOf = (file: string, head: string): string =>
  partsOf(file).find((part) => headingOf(part) === headingOf(head)) ?? "";

/** The file with a part new or renewed; those of other games stay as they are. */
export function withPart(file: string, part: string): string {
  const parts = partsOf(file);
  const at = parts.findIndex((one) => headingOf(one) === headingOf(part));
  const all = at < 0 ? [...parts, part] : parts.with(at, part);
  return `${all.map((one) => one.trimEnd()).join("\n\n")}\n`;
}
