import { err, isObject, parseJson, refuse, type Refusal, type Result } from "@ara/kernel";
import { readLines, type Line } from "./files.ts";

/** Something in a file that should be a record. */
export interface Found {
  readonly line: number;
  readonly json: Result<unknown, Refusal>;
  /** How many bytes of the file are read by now. */
  readonly read: number;
}

/** No record comes near, in characters. */
const LONGEST_RECORD = 64 * 2 ** 20;
/** What remembering a line costs besides its characters: a file of nothing but line ends must not fill the memory. */
const LINE_COST = 64;
export const TOO_LONG = "line.tooLong";

/**
 * One record spread over many lines, or one per line. If the first line is a JSON value of its own, so are the others;
 * if not, the text as a whole may be one.
 */
export function* recordsIn(file: string): Generator<Found, void> {
  let spread: Line[] | undefined = [];
  let length = 0;
  for (const line of readLines(file, LONGEST_RECORD)) {
    if (line.text?.trim() === "") continue;
    const found = spread === undefined || spread.length === 0 ? parseLine(line) : undefined;
    if (found && (spread === undefined || found.json.ok)) {
      spread = undefined;
      yield found;
      continue;
    }
    spread!.push(line);
    length += (line.text?.length ?? Infinity) + LINE_COST;
    if (length > LONGEST_RECORD) {
      for (const each of spread!) yield parseLine(each);
      spread = undefined;
    }
  }
  if (spread !== undefined && spread.length > 0) yield* together(file, spread);
}

const parseLine = ({ number, text, read }: Line): Found => ({
  line: number,
  json: text === undefined ? err(refuse(TOO_LONG)) : parseJson(text),
  read,
});

/** Lines of which the first is no JSON: a record, a damaged record, or many records of which the first is damaged. */
function together(file: string, lines: readonly Line[]): Found[] {
  const json = parseJson(lines.map(({ text }) => text).join("\n"));
  const isRecord = (line: Line): boolean => {
    const { json: own } = parseLine(line);
    return own.ok && isObject(own.value) && Object.hasOwn(own.value, "format");
  };
  const onePerLine = !json.ok && (file.endsWith(".jsonl") || lines.some(isRecord));
  return onePerLine ? lines.map(parseLine) : [{ line: lines[0]!.number, json, read: lines.at(-1)!.read }];
}
