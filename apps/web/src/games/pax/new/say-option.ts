import type { TableOption, TableOptions } from "@ara/pax";
import { grammar } from "../words.ts";
import { texts } from "./words.ts";

/** What the texts have of an option, whichever it is. */
interface Said {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
}

export const saidOf = (name: TableOption): Said => texts.now.value.table[name];

/** An option and what was chosen, in a few words. */
export function sayOption(name: TableOption, chosen: TableOptions): string {
  const said = saidOf(name);
  return grammar().titled(said.name, said.values[chosen[name]]!);
}
