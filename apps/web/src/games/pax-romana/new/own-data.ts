import { err, ok, type Refusal, type Result } from "@ara/kernel";
import { readCorrections, type Corrections } from "@ara/pax-romana";

/** A file an owner of the box has chosen: its name, and the corrections in it. */
export interface OwnData {
  readonly name: string;
  readonly corrections: Corrections;
}

/** Reads a file of corrections as `--data` of the command line does; a refusal says where in it something is wrong. */
export function readOwnData(name: string, text: string): Result<OwnData, Refusal> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const found = error instanceof Error ? error.message : "";
    return err({ key: "data.type", params: { file: name, path: placeOf(text, found), expected: "JSON", found } });
  }
  const read = readCorrections(json, { file: name, path: "" });
  return read.ok ? ok({ name, corrections: json as Corrections }) : read;
}

/** The line of a slip, as far as the message tells: "... at position 12 ...". */
function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? text.length : Number(position);
  return `:${text.slice(0, at).split("\n").length}`;
}
