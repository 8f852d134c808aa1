import { worldOf, type Config } from "../config.ts";
import { deedsOf, KINDS, type Node, type Owner } from "../data/index.ts";
import type { Place } from "../overview.ts";
import type { AskedTexts } from "./en/asked.ts";
import { namesIn } from "./names.ts";

/** Works, troops and leaders of certain owners in a place. */
export function contentsIn(
  texts: AskedTexts,
  config: Config,
  place: Place,
  isMeant: (owner: Owner) => boolean = () => true,
): string[] {
  const say = texts.places;
  const names = namesIn(texts.words, config);
  const { works, deeds, grammar } = texts.words;
  const { list } = grammar;
  return [
    ...(place.works && isMeant(place.works.owner)
      ? [`${say.walls(works[place.works.works]!, place.works.walls)} (${names.who(place.works.owner)})`]
      : []),
    ...place.stacks
      .filter(({ owner }) => isMeant(owner))
      .map(({ owner, counts, mark }) => {
        const done = deedsOf(mark).map((deed) => deeds[deed]);
        return `${names.units(counts)} (${list([names.who(owner), ...done])})`;
      }),
    ...place.forces
      .filter(({ rows, power }) => isMeant(rows[0]?.owner ?? power))
      .map(({ rows, leaders }) => {
        const units = rows.map(({ counts }) => names.units(counts));
        return `${list([...units, ...leaders.map(names.leader)])} (${say.moving})`;
      }),
    ...place.leaders.filter(({ owner }) => isMeant(owner)).map(({ leader }) => names.leader(leader)),
  ];
}

/** Everything in a place: what has an owner, a tribe with what one knows of it, pirates. */
export function allIn(texts: AskedTexts, config: Config, place: Place): string[] {
  const { aTribe, knownTribe, pirates } = texts.places;
  const tribe = place.strength === undefined ? aTribe : knownTribe(place.strength);
  return [...contentsIn(texts, config, place), ...(place.tribe ? [tribe] : []), ...(place.pirates ? [pirates] : [])];
}

/** 2.13: what a place is, as far as a rule asks for it. */
export function kindsIn({ words, places }: AskedTexts, config: Config, node: Node): string[] {
  const { map } = worldOf(config);
  return [
    ...(map.kind[node] === KINDS.indexOf("inland") ? [] : [words.kinds[KINDS[map.kind[node]!]!]]),
    ...(map.capitals.includes(node) ? [places.capitalSpace] : []),
    ...(map.mountain[node] === 1 ? [words.shifts.mountain] : []),
    ...(map.mines.includes(node) ? [places.mine] : []),
  ];
}
