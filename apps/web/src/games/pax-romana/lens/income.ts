import { worldOf } from "@ara/pax-romana";
import { incomeOf, isCollected, type Source } from "@ara/pax-romana/lenses";
import { STRIP } from "../map/scene.ts";
import { group, moved } from "../map/svg.ts";
import { placeBadges } from "./place-badges.ts";
import { sayOf, type Line, type Look, type Seen } from "./picture.ts";
import { coin, placed } from "./signs.ts";

const COIN = 17;
const kindOf = (source: Source): string =>
  `of-${source.kind}${isCollected(source) ? "" : source.line === "shut" ? " shut" : " toll"}`;

/** What every province, Town, City and mine pays; struck out where its line is cut. */
export function seen({ view, power, words, names }: Look): Seen {
  const say = words.income;
  const { map } = worldOf(view.config);
  const { sources, talents, byRhodes, cut } = incomeOf(view, power);
  const { clauses, sentence, capital } = names.words.grammar;
  const isPlace = ({ kind }: Source): boolean => kind === "works" || kind === "mine";
  const at = Map.groupBy(sources.filter(isPlace), (source) => source.at);
  // A Territory pays where the first of its provinces is named.
  const provinceOf = ({ kind, at: where }: Source): number =>
    kind === "territory" ? map.provincesOf[where]![0]! : where;
  const under = Map.groupBy(
    sources.filter((source) => !isPlace(source)),
    provinceOf,
  );
  const list = sources.map((source): Line => {
    const { kind, at: where, line } = source;
    const how = say.lines[line];
    return {
      spot: isPlace(source) ? { node: where } : { province: provinceOf(source) },
      title: isPlace(source)
        ? names.node(where)
        : kind === "territory"
          ? names.territory(where)
          : names.province(where),
      text: sentence(
        clauses([
          say.pays({ kind: capital(say.kinds[kind]), talents: names.talents(source.talents) }),
          ...(how === "" ? [] : [how]),
        ]),
      ),
    };
  });
  const row = (some: readonly Source[], x: number, y: number): string =>
    some
      .map((source, i) =>
        group(moved(x + (i - (some.length - 1) / 2) * (COIN + 2), y), coin(kindOf(source), String(source.talents))),
      )
      .join("");
  return {
    place: placeBadges,
    badge(node) {
      const some = at.get(node);
      return some && [some.length * (COIN + 2), COIN];
    },
    strip(province) {
      const some = under.get(province);
      return some && some.length * (COIN + 2);
    },
    draw: (_scene, { provinces, badges }) => ({
      below: "",
      above: [
        ...[...at].map(([node, some]) => placed(badges.get(node), row(some, 0, 0))),
        ...provinces.flatMap(({ province, x, y, size }) => {
          const some = under.get(province);
          return some ? [row(some, x, y + size * 0.42 + STRIP / 2 + 1)] : [];
        }),
      ].join(""),
    }),
    sum: sentence(
      clauses([
        say.sum({ who: capital(names.who(power)), talents: names.talents(talents) }),
        ...(byRhodes > 0 ? [say.byRhodes(names.talents(byRhodes))] : []),
        ...(cut > 0 ? [say.cut(names.talents(cut))] : []),
      ]),
    ),
    legend: [
      { svg: coin("of-province", "2"), text: say.coin },
      { svg: coin("of-province shut", "2"), text: say.grey },
      ...(byRhodes > 0 ? [{ svg: coin("of-province toll", "2"), text: say.lines["through Rhodes"] }] : []),
    ],
    list,
    say: sayOf(list),
  };
}
