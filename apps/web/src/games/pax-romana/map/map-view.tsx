import type { Node } from "@ara/pax-romana";
import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { isOnline } from "../../../online/address.ts";
import { SpotSeen } from "../text/look.tsx";
import { seenAt, type Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import { isOwn } from "../text/standing.ts";
import type { TextFace } from "../text/text-face.ts";
import { askedWords } from "../words.ts";
import { chartOf } from "./chart.ts";
import { endSight, sightCamera } from "./first-sight.ts";
import { carriedOnce } from "./gestures.ts";
import { loadGeometry } from "./geometry.ts";
import { MapTools } from "./map-tools.tsx";
import { pressKey } from "./keys.ts";
import { answeringNodes, heardAt, press, refusedNodes } from "./link.ts";
import { strongest } from "./stacks.ts";
import { Stage, type Aim, type Heard } from "./stage.ts";
import { later, tableStands } from "./stands.ts";
import "./marks.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

/** Questions that any army of one's own answers. */
const OF_ALL: ReadonlySet<string> = new Set([
  "activation.pay",
  "activation.operation",
  "expansion.choose",
  "major.where",
  "minor.where",
]);
const FEW = 12;

/** Lenses and all that is not needed for the first picture. */
const loadMore = async (): Promise<typeof import("./map-more.tsx")> => {
  const [more, { texts }] = await Promise.all([import("./map-more.tsx"), import("../lens/words.ts")]);
  await texts.load(language.peek());
  return more;
};

const nodeIn = (spot: Spot | null | undefined): Node | null => (spot && "node" in spot ? spot.node : null);

/** Where each person of a table has left the map. */
const left = new Map<string, Aim>();

let keeping: Promise<typeof import("./keep-sight.ts")> | undefined;

/** Whoever sits alone at a table of this browser finds it as he left it. */
async function keepSight({ id, isKept, sitting }: TextFace, { session }: Shown, stage: Stage): Promise<void> {
  const people = sitting.seats.peek().filter(({ bot }) => bot === null);
  if (people.length !== 1 || !isKept || isOnline(id)) return;
  keeping ??= later(() => import("./keep-sight.ts"));
  (await keeping).keepSoon(id, session.viewer, stage);
}

/** What others do, told upon the map; it comes after the map. */
async function telling(): Promise<ComponentType<Props>> {
  const { Telling, storyWords } = await import("../story/at-table.tsx");
  await storyWords.load(language.peek());
  return Telling;
}

/** The map of the scenario with everything on it; what answers the question glows and can be pressed. */
export function MapView({ face, shown }: Props): JSX.Element {
  const { text } = face.speech.value;
  const { view, prompt } = shown.news;
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [cursor, setCursor] = useState<Node | null>(null);
  const over = useSignal<Spot | null>(null);
  const now = useRef({ face, shown });
  now.current = { face, shown };
  // The scenario of a table never changes, though every news brings it anew.
  const chart = usePromised(
    async () => chartOf(view.config, await loadGeometry(), () => askedWords.now.peek().words),
    [face],
  );
  const picks = face.picks.value;
  const planner = face.planner.value;
  const glow = planner?.glow.value;
  const path = planner?.path.value ?? null;
  const answers = useMemo(
    () => picks?.nodes ?? new Set([...(glow ?? []), ...answeringNodes(shown)]),
    [picks, glow, shown.answers],
  );
  const refused = useMemo(() => refusedNodes(shown, answers), [answers, prompt]);
  const lens = useRef<(spot: Spot) => readonly string[]>(() => []);
  const More = usePromised(async () => (await later(loadMore)).MapMore, []);
  const Telling = usePromised(() => later(telling), []);

  useEffect(() => {
    if (!chart || !host.current) return;
    const heard: Heard = {
      press: (spot) => {
        setCursor(nodeIn(spot));
        now.current.face.noted.value = null;
        if (spot) press(now.current.face, now.current.shown, spot);
        else now.current.face.spot.value = null;
      },
      hover: (spot) => (over.value = spot ?? null),
      carries: (on) =>
        carriedOnce(async () => {
          const { carrying } = await later(() => import("./carry.ts"));
          return carrying(host.current!, on, () => now.current.face.planner.value);
        }),
      painted: () => {
        tableStands();
        endSight();
        void keepSight(face, shown, made);
      },
    };
    const whose = `${face.id} ${shown.session.viewer}`;
    const made = new Stage(host.current, chart, heard, {
      left: left.get(whose),
      at: strongest(view.config, shown.overview.places, isOwn(view)),
      seen: (size) => sightCamera(face.id, size),
    });
    // What the first picture shows is not painted twice.
    made.show({ places: shown.overview.places, control: view.control });
    setStage(made);
    return () => {
      void keeping?.then(({ keepNoMore }) => keepNoMore());
      left.set(whose, made.left);
      made.close();
    };
  }, [chart]);

  useEffect(() => {
    stage?.show({ places: shown.overview.places, control: view.control });
    if (stage) void keepSight(face, shown, stage);
  }, [stage, shown.overview]);
  const { theme, patterns } = settings.value;
  useEffect(() => stage?.repaint(), [stage, theme, patterns]);
  useEffect(() => {
    // Whoever is asked finds the map where he left it, unless it is about something else.
    if (prompt) stage?.comeBack();
    // Of very many answers, and where all that one has is one, one sees what one chose to see.
    const asked = prompt?.at === undefined ? [] : [prompt.at];
    stage?.reveal([...(answers.size > FEW || OF_ALL.has(prompt?.key ?? "") ? [] : answers), ...asked]);
  }, [stage, prompt]);
  // What was pointed at in a list is not lit once the list is gone.
  useEffect(() => {
    if (!face.lit.peek().go) face.lit.value = { nodes: [], go: false };
  }, [prompt]);
  const lit = face.lit.value;
  useEffect(() => {
    if (lit.go) stage?.reveal(lit.nodes);
  }, [stage, lit]);
  const overlay = face.overlay.value;
  useEffect(() => {
    stage?.overlay(overlay?.draw ?? null, overlay?.named);
    if (overlay) stage?.visit(overlay.at ?? []);
    else if (prompt) stage?.comeBack();
  }, [stage, overlay]);
  const chosen = nodeIn(face.narrowed.value?.spot) ?? nodeIn(face.spot.value);
  useEffect(
    () => stage?.point({ answers, refused, lit: lit.nodes, chosen, cursor, asked: prompt?.at ?? null, path }),
    [stage, answers, refused, lit, chosen, cursor, prompt, path],
  );

  const walk = (node: Node): void => {
    setCursor(node);
    stage?.reveal([node]);
    face.speaker.say([...heardAt(face, shown, node), ...lens.current({ node })]);
  };
  return (
    <section class="map" aria-label={text.map.label}>
      <div
        ref={host}
        class="map-window"
        role="application"
        tabIndex={0}
        aria-label={text.map.label}
        aria-describedby="romana-map-help"
        data-answers={answers.size}
        onKeyDown={(event) => {
          if (!stage || event.target !== event.currentTarget) return;
          const spot = pressKey(event, stage, { cursor: cursor ?? chosen ?? null, answers, walk });
          if (spot) press(face, shown, spot);
        }}
        onBlur={() => setCursor(null)}
      >
        <p id="romana-map-help" class="map-help">
          {text.map.help} {text.map.glows}
        </p>
        {!stage && <p class="map-opening">{text.map.opening}</p>}
      </div>
      {stage && <MapTools stage={stage} say={text.map} />}
      {stage && More && <More face={face} shown={shown} stage={stage} chosen={chosen ?? cursor} lens={lens} />}
      <Tip face={face} shown={shown} spot={over.value} lens={lens.current} />
      <Card face={face} shown={shown} />
      {Telling && <Telling face={face} shown={shown} />}
    </section>
  );
}

interface TipProps extends Props {
  readonly spot: Spot | null;
  readonly lens: (spot: Spot) => readonly string[];
}

/** What the pointer is on, in a line at the edge. */
function Tip({ face, shown, spot, lens }: TipProps): JSX.Element | null {
  if (!spot) return null;
  const { title, about, here } = seenAt(face.speech.value, shown.news.view, shown.overview, spot);
  return (
    <p class="map-tip" aria-hidden="true">
      <b>{title}</b> {"node" in spot && here.length > 0 ? face.speech.value.game.words.grammar.clauses(here) : about}{" "}
      {lens(spot).join(" ")}
    </p>
  );
}

/** The place that is looked at. */
function Card({ face, shown }: Props): JSX.Element | null {
  const spot = face.spot.value;
  if (!spot) return null;
  const { close } = face.speech.value.text.map;
  return (
    <div class="map-card panel" data-over>
      <button class="map-close" aria-label={close} title={close} onClick={() => (face.spot.value = null)}>
        ×
      </button>
      <SpotSeen
        face={face}
        shown={shown}
        spot={spot}
        show={(next) => {
          face.spot.value = next;
          if ("node" in next) face.lit.value = { nodes: [next.node], go: true };
        }}
      />
    </div>
  );
}
