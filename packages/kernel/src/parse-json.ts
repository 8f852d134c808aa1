import { refuse, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";

/** Reads a text that is not too long and not too deep; both are looked at before anything is built from it. */
export function parseJson(text: string, limits: JsonLimits = LIMITS): Result<unknown, Refusal> {
  if (text.length > limits.size) return err(refuse("json.long", { size: limits.size }));
  if (isDeeper(text, limits.depth)) return err(refuse("json.deep", { levels: limits.depth }));
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return err(refuse("json.syntax", { detail: error instanceof Error ? error.message : "" }));
  }
}

export interface JsonLimits {
  /** Characters. */
  readonly size: number;
  readonly depth: number;
}

/** Longer and deeper than any file of ours. JSON.parse has no limits, but memory and whatever recurses over a value have. */
const LIMITS: JsonLimits = { size: 64 * 1024 * 1024, depth: 100 };

const QUOTE = 34;
const BACKSLASH = 92;

/** Counts brackets outside strings, as far as there are any too many. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (c === 91 || c === 123) {
      if (++depth > most) return true;
    } else if (c === 93 || c === 125) depth--;
  }
  return false;
}
