import { isWeak, threatTo, type Threatened } from "@ara/pax-romana/lenses";
import { placeBadges } from "./place-badges.ts";
import { sayOf, type Look, type Seen } from "./picture.ts";
import { beside, HIGH, ring, tessera, WAVE, wide } from "./signs.ts";

const pointsOf = ({ comers }: Threatened): string => String(comers[0]!.battlePoints);
const isBySea = ({ comers }: Threatened): boolean => comers.every(({ by }) => by === "sea");
const signOf = (one: Threatened): string => (isBySea(one) ? WAVE : "");
const kindOf = (one: Threatened): string => `${isWeak(one) ? "weak" : "holds"}${isBySea(one) ? " by-sea" : ""}`;

/** Own Spaces that others reach with an average die, their Battle Points on each. */
export function seen({ view, power, words, names }: Look): Seen {
  const say = words.threat;
  const found = threatTo(view, power);
  const at = new Map(found.map((one) => [one.node, one]));
  const { clauses, sentence } = names.words.grammar;
  const list = found.map((one) => ({
    spot: { node: one.node },
    title: names.node(one.node),
    text: sentence(
      clauses([
        ...one.comers.map(({ owner, from, battlePoints: bp, by }) =>
          say[by === "sea" ? "bySea" : "comer"]({ who: names.who(owner), from: names.node(from), bp }),
        ),
        say.stands({ bp: one.battlePoints, walls: one.walls }),
      ]),
    ),
  }));
  return {
    place: placeBadges,
    badge(node) {
      const one = at.get(node);
      return one && [wide(pointsOf(one)) + (isBySea(one) ? 8 : 0), HIGH];
    },
    strip: () => undefined,
    draw: (scene, layout) => ({
      below: found
        .map((one) =>
          ring(scene, one.node, `threat ${kindOf(one)}`, Math.min(16, 4 + one.comers[0]!.battlePoints * 0.5)),
        )
        .join(""),
      above: found.map((one) => beside(layout, one.node, kindOf(one), pointsOf(one), signOf(one))).join(""),
    }),
    sum: sentence(say.sum({ of: names.of(power), n: found.length, weak: found.filter(isWeak).length })),
    legend: [
      { svg: `<circle class="lens-ring threat weak" r="11"/>${tessera("weak", "9")}`, text: say.weak },
      { svg: `<circle class="lens-ring threat holds" r="11"/>${tessera("holds", "9")}`, text: say.holds },
      { svg: `<circle class="lens-ring threat holds by-sea" r="11"/>${tessera("holds", "9", WAVE)}`, text: say.sea },
    ],
    list,
    say: sayOf(list),
  };
}
