import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { askingWords } from "../choices/words.ts";
import { reading } from "../rule-link.tsx";
import { namesFor, nameOf, type Speech } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

/** Questions of which everybody at the table knows that they are put now, and to whom. */
const OPEN =
  /^(battle\.(lead|raise|lower|retreat|walls)|bribe\.|interception\.|losses\.|passage\.|retreat\.|sea\.|siege\.|withdrawal\.)/;

/** Whose Activation it is, and what is asked of whoever is handed the screen in it: as far as everybody may know. */
export function sayPassed(
  speech: Speech,
  { news: { prompt, view }, overview: { active } }: Pick<Shown, "news" | "overview">,
): string | null {
  const say = askingWords.now.value;
  if (!prompt || active === null || !OPEN.test(prompt.key)) return null;
  const { words, who } = namesFor(speech, view);
  return words.grammar.capital(say.passed(who(active), sayQuestionIn(speech.game, view.config, prompt).text));
}

/** Between two people at one screen: whose turn it is, for which power, what everybody may know of it, and nothing else. */
function Pass({ face }: { readonly face: TextFace }): JSX.Element {
  const speech = face.speech.value;
  const { pass } = askingWords.now.value;
  const { title } = speech.text;
  const seat = face.sitting.next.value;
  const regrets = face.sitting.regrets.value;
  const Offers = usePromised(
    async () =>
      seat !== null && face.shownTo(seat)?.news.view.cards ? (await import("../cards/offer.tsx")).load() : null,
    [seat],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was looked up was looked up by somebody else.
    reading.value = null;
    heading.current?.focus();
  }, [seat]);
  if (seat === null) {
    return (
      <>
        <h1>{title}</h1>
        <p>{pass.waiting}</p>
      </>
    );
  }
  const who = nameOf(speech, seat);
  const shown = face.shownTo(seat);
  const passed = shown && sayPassed(speech, shown);
  const { titled, list } = speech.game.words.grammar;
  const powers = list(face.powersOf(seat).map((power) => speech.game.words.owners[power]![0]));
  return (
    <div class="romana-pass panel">
      <h1 tabIndex={-1} ref={heading}>
        {who === powers ? pass.title(who) : titled(pass.title(who), powers)}
      </h1>
      {passed !== null && <p data-passed>{passed}</p>}
      <p>{pass.text(who)}</p>
      <p class="romana-do">
        <button class="btn-main" data-pass onClick={() => face.take()}>
          {pass.confirm(who)}
        </button>
        {regrets !== null && regrets !== seat && (
          <button onClick={() => void face.regret()}>{pass.back(nameOf(speech, regrets))}</button>
        )}
      </p>
      {Offers && <Offers key={seat} face={face} seat={seat} />}
    </div>
  );
}

/** Once the texts are there. */
export async function load(): Promise<typeof Pass> {
  await askingWords.load(language.value);
  return Pass;
}
