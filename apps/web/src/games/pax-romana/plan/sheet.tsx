import { underWay, worldOf, type Unit } from "@ara/pax-romana";
import { garrisonPrice } from "@ara/pax-romana/plans";
import type { Goal } from "@ara/pax-romana/ways";
import type { JSX, RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { ReplyShown } from "../text/answer-list.tsx";
import { bound } from "../text/bound.ts";
import { namesFor } from "../text/speech.ts";
import { isOwn } from "../text/standing.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { isForce, mostOf, tiredAt, withLeader, withMinor, withUnits, type Draft } from "./draft.ts";
import type { Planner } from "./planner.ts";
import { sayBriefly, sayForesight, sayGoal, sayLeg, sayLuck, sayRange, sayShortly } from "./say.ts";
import { chooseSlowly, slowly } from "./slowly.ts";
import { texts } from "./words.ts";

export interface SheetProps {
  readonly planner: Planner;
  readonly face: TextFace;
  readonly shown: Shown;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Puts the focus on the question, once what had it is gone. */
  readonly asks: () => void;
}

/** Where to, what it takes and what may happen; one button carries it out. Below it, who goes, and the way. */
export function Sheet(props: SheetProps): JSX.Element {
  const { planner, face, shown, heading } = props;
  const say = texts.now.value;
  const draft = planner.draft.value;
  const goal = planner.goal.value;
  const { prompt } = shown.news;
  const { node } = namesFor(face.speech.value, shown.news.view);
  const from = draft?.all.node ?? planner.reach.value?.from;
  // Whoever had scrolled down to the answers sees the plan from its beginning.
  useEffect(() => heading.current?.scrollIntoView({ block: "nearest" }), [from, goal?.node]);
  return (
    <section
      class="plan panel"
      aria-labelledby="romana-question"
      data-plan
      data-asked
      data-version={shown.news.version}
    >
      <h2 id="romana-question" tabIndex={-1} ref={heading}>
        {from === undefined ? say.way : say.from(node(from))}
      </h2>
      <ReplyShown face={face} />
      {goal && (
        <p
          class="plan-says"
          role="status"
          data-says
          data-brief={sayShortly(face.speech.value, shown.news.view, goal, draft?.chosen ?? null)}
        >
          {bound(
            sayGoal(face.speech.value, shown.news.view, planner.reach.value!, goal, draft?.chosen ?? null).join(" "),
          )}
          {prompt?.key.startsWith("activation.") && ` ${say.begins(prompt.key === "activation.pay")}`}
        </p>
      )}
      {goal && <Foresight {...props} goal={goal} />}
      <Whither {...props} />
      <Doing {...props} />
      <MovesLeft shown={shown} />
      {draft && <Who {...props} draft={draft} />}
      {goal && <Way {...props} goal={goal} />}
      {planner.gains.value.length > 0 && (
        <Toggle
          name="plan-occupy"
          label={say.occupy}
          on={planner.occupy.value}
          onChoose={(on) => planner.occupyAll(on)}
        />
      )}
      {planner.tolls.value.length > 0 && (
        <Toggle
          name="plan-tolls"
          label={say.tolls(
            namesFor(face.speech.value, shown.news.view).talents(
              planner.tolls.value.reduce((sum, { talents }) => sum + talents, 0),
            ),
          )}
          on={planner.paysTolls.value}
          onChoose={(on) => (planner.paysTolls.value = on)}
        />
      )}
      <Toggle name="plan-steps" label={say.steps} on={slowly.value} onChoose={chooseSlowly} />
    </section>
  );
}

/** The battle that waits, and what is given up by leaving: before anything is decided. */
function Foresight({ planner, face, shown, goal }: SheetProps & { readonly goal: Goal }): JSX.Element {
  const draft = planner.draft.value;
  const { view } = shown.news;
  const said = useMemo(
    () => sayForesight(face.speech.value, view, goal, draft?.chosen ?? null, draft?.all ?? null),
    [face.speech.value, view, goal, draft],
  );
  return (
    <>
      {said.map((line) => (
        <p key={line} class="plan-note" data-foresight>
          {bound(line)}
        </p>
      ))}
    </>
  );
}

/** 9.11: the Moves of this Expansion that are left. */
export function MovesLeft({ shown }: Pick<SheetProps, "shown">): JSX.Element | null {
  const { view, prompt } = shown.news;
  // Once a Move is chosen it is spent, though where it begins is still asked.
  const now = prompt?.key === "expansion.choose" ? underWay(view, "expansion") : undefined;
  return now ? (
    <p class="plan-note" data-moves>
      {texts.now.value.movesLeft(now.majorsLeft, now.minorsLeft)}
    </p>
  ) : null;
}

/** 11.33: it comes from the sea. */
const isLanding = ({ way }: Goal): boolean => way.at(-1)?.by === "debark";

const isBySea = ({ way }: Goal): boolean => way.some(({ by }) => by === "sail");

/** Carries it out, or chooses something else. */
function Doing({ planner, face, shown, asks }: SheetProps): JSX.Element {
  const say = texts.now.value;
  const goal = planner.goal.value;
  const { node } = namesFor(face.speech.value, shown.news.view);
  const verb =
    goal &&
    (goal.battle || goal.way.at(-1)!.attack > 0
      ? isLanding(goal)
        ? say.land
        : isBySea(goal)
          ? say.strike
          : say.attack
      : goal.aboard
        ? say.sail
        : isLanding(goal)
          ? say.disembark
          : isBySea(goal)
            ? say.go
            : say.march);
  const isMet = goal !== null && isAwaited(shown, planner.draft.value, goal);
  const go = (isWhole: boolean, label: string): JSX.Element => (
    <button
      class={isWhole === isMet ? "" : "main"}
      data-march={isWhole || undefined}
      data-pause={!isWhole || undefined}
      onClick={() => {
        void planner.march(isWhole);
        asks();
      }}
    >
      {label}
    </button>
  );
  const whole = goal && verb && go(true, verb(node(goal.node)));
  const partly = goal && go(false, goal.aboard || isLanding(goal) ? say.pause.sea : say.pause.land);
  return (
    <>
      {isMet && (
        <p class="plan-note" data-awaited>
          {say.awaited(node(goal.node))}
        </p>
      )}
      {goal && <p class="plan-do plan-go">{isMet ? partly : whole}</p>}
      <p class="plan-do">
        {isMet ? whole : partly}
        <button
          data-cancel
          onClick={() => {
            planner.cancel();
            asks();
          }}
        >
          {say.cancel}
        </button>
      </p>
      {goal && !isMet && (
        <p class="plan-note" data-both>
          {say.both}
        </p>
      )}
    </>
  );
}

/** 9.11: leaders alone who go to units of theirs: a Move that ends there leaves these standing. */
function isAwaited({ news, overview }: Shown, draft: Draft | null, { node }: Goal): boolean {
  if (!draft || draft.chosen.isMinor === true || draft.chosen.leaders.length === 0) return false;
  if (draft.chosen.units.some(({ counts }) => counts.some((n) => n > 0))) return false;
  const { isLand } = worldOf(news.view.config).data.units;
  const there = overview.places.find((place) => place.node === node)?.stacks ?? [];
  return there.some(({ owner, counts }) => isOwn(news.view)(owner) && counts.some((n, unit) => n > 0 && isLand[unit]));
}

/** A plan that is carried out: while it waits, its next step is one tap. */
export function Underway({ planner, face, shown, asks }: Omit<SheetProps, "heading">): JSX.Element | null {
  const say = texts.now.value;
  const goal = planner.errand.value?.intent.way.at(-1)?.node;
  const button = useRef<HTMLButtonElement>(null);
  const { waits } = planner;
  useEffect(() => {
    if (waits.value) button.current?.focus();
  }, [waits.value, shown.news.version]);
  if (goal === undefined) return null;
  return (
    <section class="plan panel" data-underway>
      <p>{say.running(namesFor(face.speech.value, shown.news.view).node(goal))}</p>
      <p class="plan-do">
        {waits.value && (
          <button class="main" ref={button} data-march onClick={() => void planner.march()}>
            {say.goOn}
          </button>
        )}
        <button
          data-cancel
          onClick={() => {
            planner.cancel();
            asks();
          }}
        >
          {say.giveUp}
        </button>
      </p>
    </section>
  );
}

/** Army or fleet; rows with minus and plus; a switch for each leader. */
function Who({ planner, face, shown, draft }: SheetProps & { readonly draft: Draft }): JSX.Element {
  const say = texts.now.value;
  const names = namesFor(face.speech.value, shown.news.view);
  const { capital } = names.words.grammar;
  const { all, chosen, moves } = draft;
  return (
    <>
      {draft.kinds.length > 1 && (
        <Choice
          name="plan-kind"
          legend={say.kinds}
          value={draft.kind}
          options={draft.kinds.map((kind) => ({ value: kind, label: say[kind] }))}
          onChoose={(kind) => planner.kind(kind)}
        />
      )}
      <ul class="plan-units" aria-label={say.who}>
        {all.units.flatMap(({ owner, counts }) =>
          counts.flatMap((n, unit) =>
            n === 0
              ? []
              : [
                  <Row
                    key={`${owner}/${unit}`}
                    unit={unit}
                    name={capital(names.unit(unit))}
                    now={chosen.units.find((row) => row.owner === owner)?.counts[unit] ?? 0}
                    n={n}
                    most={mostOf(draft, n)}
                    set={(to) => planner.take(withUnits(draft, owner, unit, to))}
                  />,
                ],
          ),
        )}
      </ul>
      {tiredAt(shown.overview, all.node, isOwn(shown.news.view)).map((counts, i) => (
        <p key={i} class="plan-note" data-tired>
          {say.tired(capital(names.units(counts)))}
        </p>
      ))}
      {all.leaders.map((leader) => (
        <Toggle
          key={leader}
          name={`plan-leader-${leader}`}
          label={capital(names.leader(leader))}
          on={chosen.leaders.includes(leader)}
          onChoose={(on) => planner.take(withLeader(draft, leader, on))}
        />
      ))}
      {moves.minor && moves.majors.length > 0 && (
        <Choice
          name="plan-move"
          legend={say.move}
          value={chosen.isMinor === true ? "minor" : "major"}
          options={(["minor", "major"] as const).map((value) => ({ value, label: say[value] }))}
          onChoose={(value) => planner.take(withMinor(draft, value === "minor"))}
        />
      )}
    </>
  );
}

export interface RowProps {
  readonly unit: Unit;
  readonly name: string;
  /** How many are chosen, and of how many. */
  readonly now: number;
  readonly n: number;
  /** How many may be. */
  readonly most?: number;
  readonly set: (to: number) => void;
}

/** A sort of unit with minus and plus; the number between them takes all, or none. */
export function Row({ unit, name, now, n, most = n, set }: RowProps): JSX.Element {
  const say = texts.now.value;
  return (
    <li data-unit={unit}>
      <span>{name}</span>
      <button aria-label={say.fewer(name)} disabled={now === 0} onClick={() => set(now - 1)}>
        −
      </button>
      <button
        class="plan-count"
        aria-label={say.allOrNone(name, say.of(now, n))}
        onClick={() => set(now === most ? 0 : most)}
      >
        {say.of(now, n)}
      </button>
      <button aria-label={say.more(name)} disabled={now === most} onClick={() => set(now + 1)}>
        +
      </button>
    </li>
  );
}

/** How far it gets; and every goal in a list, for whoever has no map at hand. */
function Whither({ planner, face, shown }: SheetProps): JSX.Element {
  const say = texts.now.value;
  const reach = planner.reach.value;
  const draft = planner.draft.value;
  const { node } = namesFor(face.speech.value, shown.news.view);
  const goals = reach?.goals.filter(({ rests }) => rests) ?? [];
  const listed = goals.toSorted((a, b) => node(a.node).localeCompare(node(b.node)));
  const range =
    reach && listed.length > 0
      ? `${sayRange(reach)} ${planner.goal.value ? "" : say.noGoal}`
      : draft && !isForce(draft)
        ? say.noForce
        : say.nowhere;
  // The list stays where nobody can go anywhere: what is below must not move away from under a finger.
  return (
    <>
      <p class="plan-note">{bound(range)}</p>
      <label class="plan-goals">
        <span>{say.goals}</span>
        <select
          disabled={listed.length === 0}
          value={planner.goal.value?.node ?? ""}
          onChange={(event) => event.currentTarget.value !== "" && planner.aim(Number(event.currentTarget.value))}
        >
          <option value="">{say.choose}</option>
          {listed.map((goal) => (
            <option key={goal.node} value={goal.node}>
              {sayBriefly(node(goal.node), goal)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The way leg by leg: what each takes and what may stop it. */
function Way({ planner, face, shown, goal }: SheetProps & { readonly goal: Goal }): JSX.Element {
  const say = texts.now.value;
  const speech = face.speech.value;
  const { view } = shown.news;
  const { node } = namesFor(speech, view);
  return (
    <ol class="plan-way" aria-label={say.way}>
      {goal.way.map((leg, i) => {
        const dangers = sayLeg(speech, view, leg);
        const verb = leg.by === "embark" || leg.by === "debark" ? ` (${say[leg.by]})` : "";
        return (
          <li key={i} data-risky={leg.chance < 1 || undefined}>
            <b>
              {node(leg.node)}
              {verb}
            </b>
            {leg.mp > 0 && (
              <span class="num">{leg.attack > 0 ? `${leg.mp - leg.attack} + ${leg.attack}` : leg.mp}</span>
            )}
            {leg.chance < 1 && <em>{sayLuck(leg)}</em>}
            {planner.gains.value.includes(leg.node) && goal.way.findIndex(({ node: at }) => at === leg.node) === i && (
              <Toggle
                name={`plan-stays-${leg.node}`}
                label={say.stays}
                on={planner.stays(leg.node)}
                onChoose={(on) => planner.drop(leg.node, on)}
              />
            )}
            {planner.garrisonable.value.includes(leg.node) &&
              goal.way.findIndex(({ node: at }) => at === leg.node) === i && (
                <Toggle
                  name={`plan-garrison-${leg.node}`}
                  label={say.garrison(garrisonPrice(view))}
                  on={planner.garrison.value.has(leg.node)}
                  onChoose={(on) => planner.leaveGarrison(leg.node, on)}
                />
              )}
            {dangers.map((danger) => (
              <small key={danger}>{danger}</small>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
