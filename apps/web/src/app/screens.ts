import type { Face, KeptScreen } from "../games/game.ts";
import { FACES } from "../games/registry.ts";
import { isOnline } from "../online/address.ts";
import { loose } from "../store/loose.ts";
import { gameOf } from "../store/rows.ts";
import { house } from "./house.ts";
import type { Screen } from "./screen.ts";
import type { Words } from "./words.ts";

/** What an address names: a screen that is loaded when it is first shown, and the rest of the address. */
export interface Found {
  readonly name: string;
  readonly load: () => Promise<{ readonly default: Screen }>;
  /** What is said whichever screen of these games is shown. */
  readonly words: readonly Words<unknown>[];
  readonly rest: readonly string[];
  readonly isWhatIf?: boolean;
}

Object.assign(house, FACES);
const faces = Object.values(FACES);
const first = faces[0]!;
const own = <Part>(of: Readonly<Record<string, Part>>, name: string): Part | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/** A screen made of a part of every game that has one, put together once. */
function together<Part>(
  part: (face: Face) => Promise<{ readonly default: Part }> | undefined,
  made: () => Promise<{ readonly default: (parts: Readonly<Record<string, Part>>) => Screen }>,
): Found["load"] {
  let screen: Promise<{ readonly default: Screen }> | undefined;
  const load = async (): Promise<{ readonly default: Screen }> => {
    const [{ default: make }, ...parts] = await Promise.all([made(), ...faces.map(part)]);
    const there = Object.keys(FACES).flatMap((game, i) => (parts[i] ? [[game, parts[i].default]] : []));
    return { default: make(Object.fromEntries(there) as Record<string, Part>) };
  };
  return () =>
    (screen ??= load().catch((error: unknown) => {
      screen = undefined;
      throw error;
    }));
}

const online = together(
  (face) => face.home(),
  () => import("../screens/online/online.tsx"),
);

/** The screens of the house. */
const OURS: Readonly<Record<string, Found["load"]>> = {
  "": together(
    (face) => face.home(),
    () => import("../screens/home/home.tsx"),
  ),
  settings: together(
    (face) => face.sample?.(),
    () => import("../screens/settings/settings.tsx"),
  ),
  online,
  account: online,
};

/** "/table/x" is shown by the game kept as x; "/rules" by the first of our games, "/<game>/rules" by the one it names. */
export async function find(address: readonly string[]): Promise<Found | undefined> {
  const [name = "", ...rest] = address;
  const ours = own(OURS, name);
  if (ours) return { name, load: ours, words: faces.flatMap(({ words }) => words), rest };
  // The first game has all screens of kept games.
  if (own(first.kept, name)) {
    const { face, isWhatIf } = await keptAt(rest[0] ?? "");
    const load = face.kept[name as KeptScreen];
    return load && { name, load, words: face.words, rest, isWhatIf };
  }
  const face = own(FACES, name);
  const [inner = "", ...more] = face ? rest : address;
  const { screens, words } = face ?? first;
  const load = own(screens, inner);
  return load && { name: inner, load, words, rest: more };
}

interface Row {
  readonly game?: unknown;
  readonly whatIf?: unknown;
}

/** A game that is not there, or that nobody here plays, is the first one's to say. */
async function keptAt(id: string): Promise<{ readonly face: Face; readonly isWhatIf: boolean }> {
  const kept = async (): Promise<Row> => (isOnline(id) ? (await import("../online/api.ts")).gameAt(id) : gameOf(id));
  const { game, whatIf }: Row = loose.get(id) ?? (await kept().catch(() => ({})));
  return { face: own(FACES, game as string) ?? first, isWhatIf: whatIf === true };
}
