import type { Action } from "@ara/pax";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { settings } from "../../../app/settings.ts";
import { words } from "../../../app/words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { botWords } from "../bot-words.ts";
import { Hands } from "../table/desk.ts";
import { TableView } from "../table/table-view.tsx";
import { sayAction, tableWords } from "../table/words.ts";
import { grammar, paxWords } from "../words.ts";
import {
  afterAnswer,
  answered,
  COUNT,
  dayOf,
  deskOf,
  keepAnswered,
  numberOf,
  puzzleAt,
  type Answer,
  type Puzzle,
} from "./of-day.ts";
import "../../../ui/dialog.css";
import "./today.css";

const texts = words(import.meta.glob<typeof import("../texts/en/today.ts")>("../texts/*/today.ts"));

/** "/today" is the position of the day, "/today/<number>" one to practise with. */
function TodayPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const day = useMemo(() => dayOf(new Date()), []);
  const asked = Number(path[0] ?? 0);
  const isPractice = Number.isInteger(asked) && asked >= 1 && asked <= COUNT;
  const number = isPractice ? asked - 1 : numberOf(day);
  return <Position key={`${isPractice} ${number}`} number={number} day={isPractice ? null : day} />;
}

/** One position, one try. `day` is `null` where it does not count. */
function Position({ number, day }: { readonly number: number; readonly day: number | null }): JSX.Element {
  const say = texts.now.value;
  const before = answered();
  const given = useSignal<Action | null>(day !== null && before.day === day ? before.action : null);
  const shown = useSignal(true);
  const { puzzle, desk, hands } = useMemo(() => {
    const made = puzzleAt(number);
    const answer = (action: Action): void => {
      if (given.value === null) {
        if (day !== null) keepAnswered(afterAnswer(answered(), day, action, action === made.answers[0]!.action));
        given.value = action;
      }
      shown.value = true;
    };
    return { puzzle: made, desk: deskOf(made, answer, settings.value.name.trim()), hands: new Hands() };
  }, [number]);
  return (
    <div class="today">
      <header class="today-head">
        <h1>{day === null ? say.practice(number + 1) : say.title}</h1>
        <p>{say.question}</p>
        {given.value !== null && !shown.value && (
          <button type="button" class="btn-main" onClick={() => (shown.value = true)}>
            {say.solution}
          </button>
        )}
        <a href="/">{appWords.now.value.home}</a>
      </header>
      <TableView desk={desk} hands={hands} />
      {given.value !== null && shown.value && (
        <Solution puzzle={puzzle} given={given.value} counts={day !== null} onClose={() => (shown.value = false)} />
      )}
    </div>
  );
}

interface SolutionProps {
  readonly puzzle: Puzzle;
  readonly given: Action;
  readonly counts: boolean;
  readonly onClose: () => void;
}

/** The answer, its reason, and the numbers of all others. */
function Solution({ puzzle, given, counts, onClose }: SolutionProps): JSX.Element {
  const say = texts.now.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [best, next] = puzzle.answers as readonly [Answer, Answer];
  const percent = ({ wins }: Answer): number => Math.round((100 * wins) / puzzle.ways);
  const { streak, longest } = answered();
  return (
    <dialog ref={dialog} class="table-dialog panel today-solution" aria-labelledby="today-solution" onClose={onClose}>
      <h2 id="today-solution">
        <Icon name={given === best.action ? "check" : "why-not"} />
        {given === best.action ? say.right : say.wrong({ action: sayAction(best.action) })}
      </h2>
      <p>{puzzle.betrayal ? say.betrayal : say.loyal}</p>
      {best.line.length > 1 && <p>{say.line({ line: grammar().list(best.line.slice(0, -1).map(sayAction)) })}</p>}
      <table class="today-answers">
        <tbody>
          {puzzle.answers.map((answer) => (
            <tr key={answer.action} data-best={answer === best}>
              <th scope="row">
                {sayAction(answer.action)}
                {answer.action === given && <b> {say.yours}</b>}
              </th>
              <td aria-hidden="true">
                <i style={{ width: `${percent(answer)}%` }} />
              </td>
              <td class="num">{say.percent(percent(answer))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="today-proof">{say.proof({ ways: puzzle.ways, wins: best.wins, next: next.wins })}</p>
      {counts && <p>{say.streak({ streak, longest })}</p>}
      <form method="dialog">
        <a class="btn" href={`/today/${((puzzle.number + 1) % COUNT) + 1}`}>
          {say.another}
        </a>
        <button class="btn-main">{say.look}</button>
      </form>
    </dialog>
  );
}

const screen: Screen = {
  Page: TodayPage,
  words: [texts, tableWords, paxWords, kernelWords, botWords],
  title: () => texts.now.value.title,
};
export default screen;
