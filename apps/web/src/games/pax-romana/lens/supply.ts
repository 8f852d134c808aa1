import { supplyOf } from "@ara/pax-romana/lenses";
import { placeBadges } from "./place-badges.ts";
import { sayOf, type Line, type Look, type Seen } from "./picture.ts";
import { beside, HIGH, lane, ring, tessera, wide } from "./signs.ts";

/** Lines of communication in laurel; whoever has none in red dashes, with what it would cost. */
export function seen({ view, power, words, names }: Look): Seen {
  const say = words.supply;
  const { stretches, joined, cut, suffering, adrift } = supplyOf(view, power);
  const { clauses, sentence } = names.words.grammar;
  const losses = new Map(
    suffering.map(({ node, losses: by }) => [node, { least: Math.min(...by), most: Math.max(...by) }]),
  );
  const text = (node: number): string | undefined => {
    const lost = losses.get(node);
    if (lost) return lost.least === lost.most ? `−${lost.most}` : `−${lost.least}–${lost.most}`;
    return adrift.includes(node) ? "×" : undefined;
  };
  const bad = [...new Set([...cut, ...losses.keys(), ...adrift])];
  const line = (node: number, parts: readonly string[]): Line => ({
    spot: { node },
    title: names.node(node),
    text: sentence(clauses(parts)),
  });
  const list = [
    ...bad.map((node) => {
      const lost = losses.get(node);
      return line(node, [
        ...(cut.includes(node) || lost ? [say.noLine] : []),
        ...(lost ? [say.loses(lost)] : []),
        ...(adrift.includes(node) ? [say.sinks] : []),
      ]);
    }),
    ...joined.map((node) => line(node, [say.joined])),
  ];
  return {
    place: placeBadges,
    badge(node) {
      const written = text(node);
      return written === undefined ? undefined : [wide(written), HIGH];
    },
    strip: () => undefined,
    draw: (scene, layout) => ({
      below: [
        ...stretches.map(({ a, b, by }) => lane(scene, a, b, `supply by-${by}`)),
        ...joined.map((node) => ring(scene, node, "joined", 5)),
        ...bad.map((node) => ring(scene, node, "cut", 7)),
      ].join(""),
      above: bad
        .flatMap((node) => {
          const written = text(node);
          return written === undefined ? [] : [beside(layout, node, "weak", written)];
        })
        .join(""),
    }),
    sum: sentence(say.sum({ who: names.words.grammar.capital(names.who(power)), n: joined.length, cut: cut.length })),
    legend: [
      {
        svg: '<path class="lane casing" d="M-12 0H12"/><path class="lane supply by-land" d="M-12 0H12"/>',
        text: say.line,
      },
      {
        svg: '<path class="lane casing" d="M-12 0H12"/><path class="lane supply by-sea" d="M-12 0H12"/>',
        text: say.sea,
      },
      { svg: '<circle class="lens-ring cut" r="10"/>', text: say.cut },
      { svg: tessera("weak", "−1–3"), text: say.suffers },
      { svg: tessera("weak", "×"), text: say.adrift },
    ],
    list,
    say: sayOf(list),
  };
}
