import { underWay, type Power } from "@ara/pax-romana";
import {
  canGive,
  dealAnswers,
  emptyDraft,
  isByCard,
  mostTurns,
  termsOf,
  type DealDraft,
  type Side,
} from "@ara/pax-romana/books";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { giveAll } from "../boards/give-all.ts";
import type { BoardProps } from "../boards/board.ts";
import { Stepper } from "../books/stepper.tsx";
import { askingWords } from "../choices/words.ts";
import { namesFor, powerName } from "../text/speech.ts";
import { Emblem } from "../ui/emblem.tsx";
import { Changes } from "./changes.tsx";

const KINDS = ["pass", "stack", "join", "sea", "loc", "objective", "hand"] as const;

/** 4.1: a proposal as a sentence with gaps: what each side gives, read back as it will be heard. */
export function DealTerms(props: BoardProps): JSX.Element | null {
  const { face, shown, asks } = props;
  const say = askingWords.now.value.deal;
  const speech = face.speech.value;
  const { view } = shown.news;
  const frame = underWay(view, "deal");
  const isShort = isByCard(view);
  const draft = useSignal<DealDraft>(isShort ? { ...emptyDraft, turns: 1 } : emptyDraft);
  const sending = useSignal(false);
  if (!frame) return null;
  const { power, partner } = frame;
  const names = namesFor(speech, view);
  const terms = [...frame.terms, ...termsOf(draft.value, power, partner)];
  const isLasting = terms.some(({ turns }) => turns >= 0);
  const most = mostTurns(view);
  const send = async (): Promise<void> => {
    sending.value = true;
    await giveAll(face, dealAnswers(view, termsOf(draft.value, power, partner)));
    sending.value = false;
    asks();
  };
  const side = (giver: Power, key: "own" | "theirs"): JSX.Element => (
    <GivenBy
      {...props}
      giver={giver}
      isYours={key === "own"}
      taker={giver === power ? partner : power}
      side={draft.value[key]}
      change={(next) => (draft.value = { ...draft.value, [key]: { ...draft.value[key], ...next } })}
    />
  );
  return (
    <div class="deal" aria-busy={sending.value}>
      <div class="deal-sides">
        {side(power, "own")}
        {side(partner, "theirs")}
      </div>
      {isLasting && most > 1 && !isShort && (
        <label class="deal-lasting">
          {say.lasting}{" "}
          <select
            value={String(draft.value.turns)}
            onChange={(event) => (draft.value = { ...draft.value, turns: Number(event.currentTarget.value) })}
          >
            <option value="0">{say.open}</option>
            {Array.from({ length: most }, (_, i) => (
              <option key={i} value={String(i + 1)}>
                {say.turns(i + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
      <section class="deal-sentence" aria-live="polite" aria-label={say.sentence}>
        <h3>{say.sentence}</h3>
        <p>{terms.length === 0 ? say.empty : names.words.grammar.sentence(names.terms(terms))}</p>
      </section>
      {terms.some(({ kind }) => kind === "objective") && <p>{say.one}</p>}
      {isShort && <p>{say.byCard}</p>}
      {terms.length > 0 && <Changes face={face} view={view} from={power} to={partner} terms={terms} />}
      <p class="talk-do">
        <button class="btn-main" data-send disabled={terms.length === 0 || sending.value} onClick={() => void send()}>
          {say.send}
        </button>
        <button data-withhold onClick={() => void giveAll(face, [{ type: "withhold" }]).then(asks)}>
          {say.withhold}
        </button>
      </p>
    </div>
  );
}

interface GivenProps extends BoardProps {
  readonly giver: Power;
  /** Whoever proposes gives it himself. */
  readonly isYours: boolean;
  readonly taker: Power;
  readonly side: Side;
  readonly change: (next: Partial<Side>) => void;
}

/** What one side gives: Talents, leave, Spaces, a look at an objective or a hand, a card, a promise. */
function GivenBy({ face, shown, giver, isYours, taker, side, change }: GivenProps): JSX.Element {
  const say = askingWords.now.value.deal;
  const speech = face.speech.value;
  const { view } = shown.news;
  const names = namesFor(speech, view);
  const name = powerName(speech, view, giver);
  const { talents, spaces, cards } = canGive(view, giver, taker);
  const offered = shown.answers.flatMap(({ action }) =>
    action.type === "term" && action.power === giver ? [action.kind] : [],
  );
  const id = `deal-${giver}`;
  return (
    <fieldset class="deal-side">
      <legend>
        <Emblem power={giver} /> {say.gives(name, isYours)}
      </legend>
      {offered.includes("talents") && (
        <div class="deal-line" data-gap="talents">
          <span>{say.talents}</span>
          <Stepper
            n={side.talents}
            fewer={`${askingWords.now.value.fewer}: ${name}`}
            more={`${askingWords.now.value.plus}: ${name}`}
            canFewer={side.talents > 0}
            canMore={side.talents < talents}
            change={(by) => change({ talents: Math.max(0, Math.min(talents, side.talents + by)) })}
          />
        </div>
      )}
      {KINDS.filter((kind) => offered.includes(kind)).map((kind) => (
        <label key={kind} class="deal-line">
          <input
            type="checkbox"
            data-gap={kind}
            checked={side.kinds.includes(kind)}
            onChange={(event) =>
              change({
                kinds: event.currentTarget.checked ? [...side.kinds, kind] : side.kinds.filter((one) => one !== kind),
              })
            }
          />{" "}
          <span>{names.words.terms[kind]}</span>
        </label>
      ))}
      {offered.includes("cede") && spaces.length > 0 && (
        <details class="deal-cede">
          <summary>
            {say.cedes}: <b>{side.spaces.length === 0 ? "–" : names.words.grammar.list(side.spaces.map(names.node))}</b>
          </summary>
          {spaces.map((node) => (
            <label key={node} class="deal-line" onMouseEnter={() => (face.lit.value = { nodes: [node], go: false })}>
              <input
                type="checkbox"
                data-gap={`cede ${node}`}
                checked={side.spaces.includes(node)}
                onFocus={() => (face.lit.value = { nodes: [node], go: false })}
                onChange={(event) =>
                  change({
                    spaces: event.currentTarget.checked
                      ? [...side.spaces, node]
                      : side.spaces.filter((one) => one !== node),
                  })
                }
              />{" "}
              <span>{names.node(node)}</span>
            </label>
          ))}
        </details>
      )}
      {offered.includes("card") && cards.length > 0 && (
        <label class="deal-lasting">
          {say.card}{" "}
          <select
            data-gap="card"
            value={String(side.card ?? "")}
            onChange={({ currentTarget: { value } }) => change({ card: value === "" ? undefined : Number(value) })}
          >
            <option value="">–</option>
            {cards.map((card) => (
              <option key={card} value={String(card)}>
                {names.card(card)}
              </option>
            ))}
          </select>
        </label>
      )}
      {offered.includes("promise") && (
        <label class="deal-promise" for={id}>
          {say.promise}
          <input
            id={id}
            value={side.promise}
            maxLength={200}
            autocomplete="off"
            onInput={(event) => change({ promise: event.currentTarget.value.trimStart() })}
          />
        </label>
      )}
    </fieldset>
  );
}
