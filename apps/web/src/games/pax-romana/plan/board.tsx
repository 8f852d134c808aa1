import { canGarrisonHere, cheapestIn, garrisonPrice } from "@ara/pax-romana/plans";
import { stackNow } from "@ara/pax-romana/ways";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { Toggle } from "../../../ui/choice.tsx";
import type { BoardProps } from "../boards/board.ts";
import { Answers, ReplyShown } from "../text/answer-list.tsx";
import type { Answer } from "../text/answers.ts";
import { Question } from "../text/question.tsx";
import { namesFor } from "../text/speech.ts";
import { Building } from "./building.tsx";
import { Planner } from "./planner.ts";
import { MovesLeft, Sheet, Underway } from "./sheet.tsx";
import { texts } from "./words.ts";
import "./plan.css";

/** The planner of a table: one for as long as it is open. */
export function plannerOf(face: BoardProps["face"]): Planner {
  const known = face.planner.peek();
  if (known instanceof Planner) return known;
  const made = new Planner(face);
  face.planner.value = made;
  return made;
}

/** Somebody comes back to a plan. */
export async function resumePlan(face: BoardProps["face"]): Promise<void> {
  await texts.load(settings.value.language);
  plannerOf(face);
}

/** A Move is asked for: a stack and its goal are chosen on the map; until then all other answers stand here too. */
export function Board(props: BoardProps): JSX.Element {
  const { face, shown, asks } = props;
  const planner = usePromised(() => texts.load(settings.value.language).then(() => plannerOf(face)), [face]);
  const isPlanned = planner && (planner.draft.value ?? planner.goal.value) !== null;
  // What was on the sheet stays there while something is drawn over the map: it would move the map under the finger.
  const wasPlanned = useRef(false);
  if (!planner?.isLifted.value) wasPlanned.current = isPlanned === true;
  if (planner && isPlanned && wasPlanned.current && !planner.errand.value)
    return <Sheet {...props} planner={planner} />;
  const key = shown.news.prompt?.key;
  const say = planner && texts.now.value;
  const isOnTheWay = key === "land.step" || key === "sea.sail";
  const hasGoal = planner?.reach.value?.goals.some(({ rests }) => rests) === true;
  return (
    <>
      <Question {...props} />
      <ReplyShown face={face} />
      {planner?.errand.value ? (
        <Underway planner={planner} face={face} shown={shown} asks={asks} />
      ) : (
        say && <p class="plan-hint">{isOnTheWay ? (hasGoal ? say.onTheWay : say.nowhere) : say.hint}</p>
      )}
      {planner && <MovesLeft shown={shown} />}
      {planner && !planner.errand.value && <Quick {...props} planner={planner} />}
      {planner && !planner.errand.value && <Building {...props} />}
      <Answers
        {...props}
        isReplied
        gives={({ action }) => (action.type === "operation" ? say?.operations[action.kind] : undefined)}
      />
    </>
  );
}

/** One tap on the way: to stop, or what is done with the units that are usually meant; it says which. */
function Quick({ face, planner, shown, asks }: BoardProps & { readonly planner: Planner }): JSX.Element | null {
  const say = texts.now.value;
  const { prompt, view } = shown.news;
  if (prompt?.key !== "land.step") return null;
  const force = stackNow(view)?.units.find(({ owner }) => owner === prompt.power);
  const unit = force && cheapestIn(view, force.counts);
  const cheapest = unit === undefined ? "" : namesFor(face.speech.value, view).count(1, unit);
  const button = (answer: Answer, label: string, give?: () => Promise<void>): JSX.Element => (
    <button
      key={answer.key}
      data-quick={answer.action.type}
      data-care={answer.care}
      onClick={() => {
        if (face.choose(answer, give)) asks();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <p class="plan-do">
        {/* However much else there is, what ends the Move is in sight. */}
        {shown.answers.flatMap((answer) => (answer.action.type === "stop" ? [button(answer, answer.label)] : []))}
        {shown.answers.flatMap((answer) => {
          const { type: verb } = answer.action;
          const isUsual = verb === "drop" || verb === "pickUp" || verb === "breakDown";
          if (!isUsual) return [];
          const label = verb === "drop" ? say.drop(cheapest) : say[verb];
          // Where it is asked once more it says the same.
          return [button({ ...answer, label }, label, () => planner.giveUsual(answer.action))];
        })}
        {canGarrisonHere(prompt, view) && (
          <button
            data-quick="garrison"
            onClick={() => {
              void planner.garrisonHere();
              asks();
            }}
          >
            {say.garrison(garrisonPrice(view))}
          </button>
        )}
      </p>
      <Toggle
        name="plan-occupy"
        label={say.occupy}
        on={planner.occupy.value}
        onChoose={(on) => planner.occupyAll(on)}
      />
    </>
  );
}
