import { letGoBy, upkeepAnswers, upkeepOf, type LetGo } from "@ara/pax-romana/books";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { giveAll } from "../boards/give-all.ts";
import { RuleLink } from "../rule-link.tsx";
import { namesFor } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { dropDraft, letGoDraft } from "./draft.ts";
import { Heavies } from "./heavies.tsx";
import { stepByKey, Stepper } from "./stepper.tsx";
import { UnitBox } from "./unit-box.tsx";
import { booksWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
  readonly isQuiet: boolean;
}

/** 6.4: what is kept and what it costs. Everything is kept unless somebody says otherwise. */
export function UpkeepTab({ face, shown, power, isQuiet }: Props): JSX.Element {
  const { view, prompt } = shown.news;
  const speech = face.speech.value;
  const say = booksWords.now.value.upkeep;
  const names = namesFor(speech, view);
  const isAsked = !isQuiet && prompt?.key === "maintenance.plan" && prompt.power === power;
  const draft = letGoDraft(shown, power, isAsked ? letGoBy(view, power) : []);
  const letGo = isAsked ? draft.value : [];
  const sealing = useSignal(false);
  const upkeep = upkeepOf(view, power, letGo);
  const { lines, bill, treasury, short, squadrons, above, heavies, maximum, cvp, stability } = upkeep;
  const change = (node: number, unit: number, n: number): void => {
    const others = letGo.filter((one) => one.node !== node || one.unit !== unit);
    const next: readonly LetGo[] = n > 0 ? [...others, { node, unit, n }] : others;
    draft.value = next;
  };
  const seal = async (): Promise<void> => {
    sealing.value = true;
    if (await giveAll(face, upkeepAnswers(view, power, letGo))) dropDraft(shown, "letGo");
    sealing.value = false;
  };
  if (sealing.value) return <p role="status">{booksWords.now.value.plan.sealing}</p>;
  const { talents } = speech.game.words;
  return (
    <>
      <table class="books-sums">
        <tbody>
          {squadrons > 0 && (
            <tr>
              <th scope="row">
                {say.squadrons(squadrons)} <RuleLink rule="6.41" />
              </th>
              <td>{squadrons}</td>
            </tr>
          )}
          {above > 0 && (
            <tr>
              <th scope="row">
                {say.above(above)} <RuleLink rule="6.42" />
              </th>
              <td>{above}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.bill}</th>
            <td>{bill}</td>
          </tr>
          <tr>
            <th scope="row">{say.treasury}</th>
            <td>{treasury}</td>
          </tr>
        </tfoot>
      </table>
      {lines.length === 0 && <p class="books-empty">{say.nothing}</p>}
      <ul class="books-lines" onKeyDown={stepByKey}>
        {lines.map(({ node, unit, here, givenUp, most }) => {
          const named = `${names.node(node)}, ${names.unit(unit)}`;
          const kept = here - givenUp;
          return (
            <li key={named} data-line={named} data-short={givenUp > 0 || undefined}>
              <UnitBox unit={unit} />
              <span class="books-what">
                {names.node(node)}
                <small>
                  {names.unit(unit)} · {say.keep({ kept, here })}
                </small>
              </span>
              {isAsked ? (
                <Stepper
                  n={kept}
                  fewer={say.fewer(named)}
                  more={say.more(named)}
                  canFewer={givenUp < most}
                  canMore={givenUp > 0}
                  change={(by) => {
                    if (by === 1 ? givenUp > 0 : givenUp < most) change(node, unit, givenUp - by);
                  }}
                />
              ) : (
                <b class="books-price">{kept}</b>
              )}
            </li>
          );
        })}
      </ul>
      {short > 0 && (
        <p class="books-warn" role="alert">
          {say.missing(talents(short))} <RuleLink rule="6.41" />
        </p>
      )}
      {isAsked && (
        <div class="books-do">
          <button class="btn-main" data-seal disabled={short > 0} onClick={() => void seal()}>
            <Icon name="lock" /> {say.seal(talents(bill))}
          </button>
        </div>
      )}
      <div class="books-two">
        <Heavies speech={speech} heavies={{ now: heavies, ordered: 0, cvp, maximum, stability, upkeep: above }} />
      </div>
    </>
  );
}
