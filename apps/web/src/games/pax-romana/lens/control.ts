import { NONE, type Owner } from "@ara/pax-romana";
import { provincesHeld, type ProvinceHeld } from "@ara/pax-romana/lenses";
import { emblem } from "../map/counters.ts";
import { STRIP } from "../map/scene.ts";
import { colourOf } from "../map/stacks.ts";
import { f1, group, moved } from "../map/svg.ts";
import { placeBadges } from "./place-badges.ts";
import { sayOf, type Line, type Look, type Seen } from "./picture.ts";

const FIRST = 13;
const NEXT = 7;
const GAP = 1.5;

/** The first tessera of a holder bears his sign, so that his colour is never alone. */
const widthOf = ({ spaces }: ProvinceHeld): number =>
  spaces.reduce((sum, _, i) => sum + (isFirst(spaces, i) ? FIRST : NEXT) + GAP, -GAP);

const isFirst = (spaces: ProvinceHeld["spaces"], i: number): boolean =>
  spaces[i]!.holder !== NONE && spaces[i]!.holder !== spaces[i - 1]?.holder;

/** Tesserae around their middle. */
function strip(held: ProvinceHeld): string {
  const { spaces, most } = held;
  let x = -widthOf(held) / 2;
  return spaces
    .map(({ holder }, i) => {
      const isSign = isFirst(spaces, i);
      const width = isSign ? FIRST : NEXT;
      const stone = `<rect class="stone${holder === NONE ? " nobodys" : ""}" x="${f1(x)}" y="-6" width="${width}" height="12" rx="1"/>`;
      const sign = isSign ? emblem(holder, f1(x + 1), -5.5, 11) : "";
      const notch = i === most - 1 && i > 0 ? `<path class="notch" d="M${f1(x - GAP / 2)}-8.5V8.5"/>` : "";
      x += width + GAP;
      return group(holder === NONE ? "" : `class="ct" data-pow="${colourOf(holder)}"`, stone + sign) + notch;
    })
    .join("");
}

/** Under the name of each province a tessera for each Space, in its holder's colour. */
export function seen({ view, words, names }: Look): Seen {
  const say = words.control;
  const found = provincesHeld(view);
  const at = new Map(found.map((held) => [held.province, held]));
  const { clauses, list: listed, sentence, capital } = names.words.grammar;
  const who = (owner: Owner): string => names.who(owner);
  const parts = ({ controller, home, holders, spaces }: ProvinceHeld): string[] => [
    controller === NONE ? say.free : say.controlled(who(controller)),
    ...(holders.length === 0
      ? []
      : [listed(holders.map(({ holder, n }) => say.held({ who: capital(who(holder)), n, of: spaces.length })))]),
    ...(home === NONE ? [] : [say.home(names.of(home))]),
  ];
  const list = found.map((held): Line => ({
    spot: { province: held.province },
    title: names.province(held.province),
    text: sentence(clauses(parts(held))),
  }));
  const bySpace = found.flatMap((held) =>
    held.spaces.map(({ node, holder }): Line => ({
      spot: { node },
      title: names.node(node),
      text: sentence(
        clauses([
          holder === NONE ? say.nobody : say.holder(names.to(holder)),
          `${names.province(held.province)}: ${clauses(parts(held))}`,
        ]),
      ),
    })),
  );
  const counts = new Map<Owner, number>();
  for (const { controller } of found) counts.set(controller, (counts.get(controller) ?? 0) + 1);
  const standing = [...counts].filter(([owner]) => owner !== NONE).toSorted((a, b) => b[1] - a[1]);
  return {
    place: placeBadges,
    badge: () => undefined,
    strip(province) {
      const held = at.get(province);
      return held && widthOf(held);
    },
    draw: (_scene, { provinces }) => ({
      below: "",
      above: provinces
        .flatMap(({ province, x, y, size }) => {
          const held = at.get(province);
          return held ? [group(moved(x, y + size * 0.42 + STRIP / 2), strip(held))] : [];
        })
        .join(""),
    }),
    sum: sentence(say.sum(listed(standing.map(([owner, n]) => `${capital(who(owner))} ${n}`)))),
    legend: [
      {
        svg: group(
          'class="ct" data-pow="rome"',
          `<rect class="stone" x="-11" y="-6" width="13" height="12" rx="1"/>${emblem(0, -10, -5.5, 11)}<rect class="stone" x="3.5" y="-6" width="7" height="12" rx="1"/>`,
        ),
        text: say.tessera,
      },
      { svg: '<path class="notch" d="M0-9V9"/>', text: say.mark },
      { svg: '<rect class="stone nobodys" x="-3.5" y="-6" width="7" height="12" rx="1"/>', text: say.nobody },
    ],
    list,
    say: sayOf([...list, ...bySpace]),
  };
}
