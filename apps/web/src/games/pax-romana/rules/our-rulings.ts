import text from "../../../../../../docs/rulings/pax-romana.md?raw";

/** A ruling of ours: where the rules are silent, contradict themselves or read two ways. */
export interface Ruling {
  readonly number: string;
  readonly text: string;
}

/** "24. **3.42 third AM in a row**: ...": by the rules its head names. Which test carries it is not for players. */
export function rulingsIn(markdown: string): ReadonlyMap<string, readonly Ruling[]> {
  const by = new Map<string, Ruling[]>();
  for (const [, number, head, rest] of markdown.matchAll(/^(\d+)\. \*\*(.+?)\*\*(.*)$/gm)) {
    const told = `${head}${rest}`.replace(/\s*Tests?: `.*$/, "").replaceAll("`", "");
    for (const rule of new Set(head!.match(/\d+\.\d+/g) ?? []))
      by.set(rule, [...(by.get(rule) ?? []), { number: number!, text: told.replaceAll("**", "").trim() }]);
  }
  return by;
}

const ALL = rulingsIn(text);

export const rulingsOn = (rule: string): readonly Ruling[] => ALL.get(rule) ?? [];
