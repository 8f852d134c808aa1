import { NONE, worldOf, type Node, type Province, type View } from "@ara/pax-romana";
import type { Overview, Place } from "@ara/pax-romana/overview";
import { allIn, kindsIn } from "@ara/pax-romana/texts/say";
import { isDenied } from "../map/stacks.ts";
import { plain } from "./plain.ts";
import { namesFor, type Speech } from "./speech.ts";
import { isOwn } from "./standing.ts";

/** A Space, point or province of the map. */
export type Spot = { readonly node: Node; readonly isFleet?: true } | { readonly province: Province };

/** Places in play whose names, here or on the printed map, begin with some letters, the exact one alone; Spaces before provinces. */
export function spotsNamed(speech: Speech, view: View, name: string): Spot[] {
  const wanted = plain(name);
  if (wanted === "") return [];
  const { map } = worldOf(view.config);
  const called = namesFor(speech, view).province;
  const nodes = map.names.flatMap((known, node) => (map.inPlay[node] === 1 ? [{ known: [plain(known)], node }] : []));
  const provinces = map.provinceNames.flatMap((known, province) =>
    map.spacesOf[province]!.length > 0 ? [{ known: [plain(called(province)), plain(known)], province }] : [],
  );
  const all = [...nodes, ...provinces].filter(({ known }) => known.some((one) => one.startsWith(wanted)));
  const exact = all.filter(({ known }) => known.includes(wanted));
  return (exact.length > 0 ? exact : all).map((one) =>
    "node" in one ? { node: one.node } : { province: one.province },
  );
}

export const spotName = (speech: Speech, view: View, spot: Spot): string => {
  const { node, province } = namesFor(speech, view);
  return "node" in spot ? node(spot.node) : province(spot.province);
};

/** A way on from a place, with what it costs by land. */
interface Way {
  readonly to: Spot;
  readonly name: string;
  readonly cost: string;
}

/** What is known of a place. */
export interface Seen {
  readonly title: string;
  readonly about: string;
  readonly here: readonly string[];
  readonly ways: readonly { readonly title: string; readonly to: readonly Way[] }[];
}

export const seenAt = (speech: Speech, view: View, { places }: Overview, spot: Spot): Seen =>
  "node" in spot ? nodeSeen(speech, view, places, spot.node) : provinceSeen(speech, view, places, spot.province);

const controlOf = (speech: Speech, view: View, province: Province): string => {
  const controller = view.control[province]!;
  const { controlled, free } = speech.text.place;
  return controller === NONE ? free : controlled(namesFor(speech, view).who(controller));
};

const contentsOf = ({ game, text }: Speech, { config }: View, places: readonly Place[], at: Node): string[] => {
  const place = places.find(({ node }) => node === at);
  return place ? [...allIn(game, config, place), ...(isDenied(place) ? [text.place.denied] : [])] : [];
};

/** 9.33, R52: some far shores are closed to whoever does not hold them alone; a spectator is told of anybody's. */
function isShut(view: View, places: readonly Place[], to: Node): boolean {
  const there = places.find(({ node }) => node === to);
  if (worldOf(view.config).map.guarded[to] !== 1 || !there) return false;
  const owners = [...there.stacks.map(({ owner }) => owner), ...(there.works ? [there.works.owner] : [])];
  return there.tribe || owners.some((owner) => view.viewer === "spectator" || !isOwn(view)(owner));
}

function nodeSeen(speech: Speech, view: View, places: readonly Place[], node: Node): Seen {
  const { map, data } = worldOf(view.config);
  const names = namesFor(speech, view);
  const { list } = names.words.grammar;
  const say = speech.text.place;
  const province = map.province[node]!;
  const price = (sort: "land" | "strait" | "sea", to: Node): string =>
    sort === "sea"
      ? ""
      : sort === "land"
        ? say.mp(map.enter[to]!)
        : isShut(view, places, to)
          ? say.shut
          : say.mp(data.charts.movement.strait);
  const ways = (["land", "strait", "sea"] as const).flatMap((sort) => {
    const to = map[sort][node]!.filter((other) => map.inPlay[other] === 1);
    if (to.length === 0) return [];
    const on = to.map((other) => ({ to: { node: other }, name: names.node(other), cost: price(sort, other) }));
    return [{ title: say[sort], to: on }];
  });
  const inProvince = province < 0 ? [] : [`${names.province(province)} (${controlOf(speech, view, province)})`];
  return {
    title: names.node(node),
    about: list([...inProvince, ...kindsIn(speech.game, view.config, node)]),
    here: contentsOf(speech, view, places, node),
    ways,
  };
}

function provinceSeen(speech: Speech, view: View, places: readonly Place[], province: Province): Seen {
  const { map } = worldOf(view.config);
  const names = namesFor(speech, view);
  const { titled, clauses } = names.words.grammar;
  const spaces = map.spacesOf[province]!;
  return {
    title: names.province(province),
    about: controlOf(speech, view, province),
    here: spaces.flatMap((node) => {
      const there = contentsOf(speech, view, places, node);
      return there.length === 0 ? [] : [titled(names.node(node), clauses(there))];
    }),
    ways: [
      {
        title: speech.text.place.spaces,
        to: spaces.map((node) => ({ to: { node }, name: names.node(node), cost: "" })),
      },
    ],
  };
}

/** The same in lines, to be heard. */
export function seenLines(speech: Speech, { title, about, here, ways }: Seen): string[] {
  const { list, clauses, sentence, titled } = speech.game.words.grammar;
  const say = speech.text.place;
  return [
    sentence(about === "" ? title : titled(title, about)),
    sentence(titled(say.here, here.length === 0 ? say.nothing : clauses(here))),
    ...ways.map((way) =>
      sentence(titled(way.title, list(way.to.map(({ name, cost }) => (cost === "" ? name : `${name} ${cost}`))))),
    ),
  ];
}
