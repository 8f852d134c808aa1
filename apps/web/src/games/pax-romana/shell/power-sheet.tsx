import { OBJECTIVES, type Node, type Power } from "@ara/pax-romana";
import { pactsOf } from "@ara/pax-romana/overview";
import { contentsIn } from "@ara/pax-romana/texts/say";
import type { ComponentChildren, JSX } from "preact";
import { Sheet } from "../../../ui/side-sheet.tsx";
import { Termed } from "../glossary/termed.tsx";
import { namesFor, powerName } from "../text/speech.ts";
import { cellsOf } from "../text/standing.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { Emblem } from "../ui/emblem.tsx";
import { besideWords } from "./beside-words.ts";
import type { Shell } from "./shell.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: Power;
  readonly shell: Shell;
  readonly close: () => void;
}

/** The books of a power, as everybody may read them: points, provinces, leaders, forces, agreements, objectives shown. */
export function PowerSheet({ face, shown, power, shell, close }: Props): JSX.Element {
  const say = besideWords.now.value;
  const speech = face.speech.value;
  const { view } = shown.news;
  const names = namesFor(speech, view);
  const line = shown.overview.powers.find((one) => one.power === power)!;
  const player = speech.seats[view.config.seats.findIndex((powers) => powers.includes(power))];
  const go = (node: Node): void => {
    face.spot.value = { node };
    face.lit.value = { nodes: [node], go: true };
  };
  const place = (node: Node): JSX.Element => (
    <button type="button" class="romana-quiet" onClick={() => go(node)}>
      {names.node(node)}
    </button>
  );
  const leaders = shown.overview.places.flatMap(({ node, leaders: here, forces }) =>
    [
      ...here.flatMap(({ leader, owner }) => (owner === power ? [leader] : [])),
      ...forces.flatMap((force) => (force.power === power ? force.leaders : [])),
    ].map((leader) => ({ leader, node })),
  );
  const forces = shown.overview.places.flatMap((here) => {
    const there = contentsIn(speech.game, view.config, { ...here, leaders: [] }, (owner) => owner === power);
    return there.length === 0 ? [] : [{ node: here.node, there }];
  });
  const pacts = pactsOf(view).filter(({ giver, taker }) => giver === power || taker === power);
  const objectives = [...new Set([...(view.objectives.hands[power] ?? []), ...view.objectives.shown[power]!])];
  const title = (
    <span class="power-title">
      <Emblem power={power} /> {powerName(speech, view, power)}
    </span>
  );
  return (
    <Sheet title={title} close={close}>
      <p>
        <button type="button" data-books onClick={() => shell.toggle({ type: "books", power, page: "standing" })}>
          {say.books}
        </button>
      </p>
      {player && <p class="power-player">{say.playedBy(player.name)}</p>}
      <dl class="power-cells">
        {cellsOf(speech, view, line).map((cell) => (
          <div key={cell.title}>
            <dt>
              <Termed text={cell.title} />
            </dt>
            <dd>{cell.value}</dd>
          </div>
        ))}
      </dl>
      <Part title={say.leaders} none={say.none}>
        {leaders.map(({ leader, node }) => (
          <li key={leader}>
            {names.leader(leader)} {place(node)}
          </li>
        ))}
      </Part>
      <Part title={say.provinces} none={say.none}>
        {line.provinces.length > 0 && [<li key={0}>{names.words.grammar.list(line.provinces.map(names.province))}</li>]}
      </Part>
      <Part title={say.forces} none={say.none}>
        {forces.map(({ node, there }) => (
          <li key={node}>
            {place(node)} {names.words.grammar.clauses(there)}
          </li>
        ))}
      </Part>
      <Part title={say.pacts} none={say.none}>
        {pacts.map((pact, i) => (
          <li key={i}>{say.pact({ does: names.terms([pact]), taker: names.to(pact.taker) })}</li>
        ))}
      </Part>
      {objectives.length > 0 && (
        <Part title={say.objectives} none={say.none}>
          {objectives.map((objective) => (
            <li key={objective}>
              <b>{OBJECTIVES[objective]}</b> {speech.game.words.aims[OBJECTIVES[objective]!]}
            </li>
          ))}
        </Part>
      )}
    </Sheet>
  );
}

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly children: ComponentChildren;
}

const Part = ({ title, none, children }: PartProps): JSX.Element => (
  <>
    <h3>{title}</h3>
    {Array.isArray(children) && children.length > 0 ? <ul class="power-list">{children}</ul> : <p>{none}</p>}
  </>
);
