import { writeConfig, type Power } from "@ara/pax-romana";
import { namesIn } from "@ara/pax-romana/texts/say";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import { go, here } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { settings } from "../../../app/settings.ts";
import { BeginOnline } from "../../../online/begin-online.tsx";
import { onlineWords } from "../../../online/words.ts";
import { keepGame } from "../../../pwa/keep-game.ts";
import { newTable } from "../../../store/new-table.ts";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { Page } from "../../../ui/page.tsx";
import { useEnter } from "../../../ui/use-enter.ts";
import { wantsHints, wishHints } from "../hints/wish.ts";
import { hintWords } from "../hints/words.ts";
import { romanaWords } from "../words.ts";
import {
  begin,
  configOf,
  obstacle,
  ownSeat,
  PLAYED,
  remember,
  seatsOf,
  withScenario,
  type Choices,
} from "./choices.ts";
import { Format, Game, measuresSaid, Options } from "./options.tsx";
import { OwnDataChoice } from "./own-data-choice.tsx";
import type { OwnData } from "./own-data.ts";
import { Seats } from "./seats.tsx";
import { texts } from "./words.ts";
import "../../../ui/new-table.css";
import "../ui/power.css";
import "./new.css";

function NewTable(): JSX.Element {
  const say = texts.now.value;
  const choices = useSignal(begin(here.value.searchParams));
  const own = useSignal<OwnData | null>(null);
  const { scenario } = choices.value;
  // Whoever wants a table here may want it without a network later.
  useEffect(() => keepGame("pax-romana"), []);
  useEffect(() => {
    if (here.value.searchParams.get("hints") === "on") wishHints(true);
  }, []);
  return (
    <Page class="new new-romana">
      <h1>{say.title}</h1>
      <p class="new-intro">{say.intro}</p>
      <div class="new-field">
        <section class="panel">
          <Choice
            name="scenario"
            legend={<span class="caps new-legend">{say.scenario}</span>}
            hint={
              <span aria-live="polite">
                <b>{say.scenarios[scenario].title}.</b> {say.scenarios[scenario].about}
              </span>
            }
            options={PLAYED.map((value) => ({
              value,
              label: (
                <>
                  <b aria-hidden="true">{value}</b>
                  <span class="sr">{`${say.scenarioOption(value)}: ${say.scenarios[value].title}`}</span>
                </>
              ),
            }))}
            value={scenario}
            onChoose={(chosen) => (choices.value = withScenario(choices.value, chosen))}
          />
          <Game choices={choices} />
          <Format choices={choices} />
        </section>
        <section class="panel new-who">
          <Seats choices={choices} />
        </section>
        <Options choices={choices} />
        <OwnDataChoice own={own} />
        <section class="panel">
          <Toggle name="hints" label={hintWords.now.value.hints} on={wantsHints.value} onChoose={wishHints} />
          <p class="new-hint">{hintWords.now.value.hintsNote}</p>
        </section>
        <Online choices={choices} own={own.value} />
      </div>
      <Begin choices={choices} own={own.value} />
    </Page>
  );
}

interface Props {
  readonly choices: Signal<Choices>;
}

/** What a seat is called that nobody gave a name: "Rome", "Rome, Greece". */
function calledIn(choices: Choices): (powers: readonly Power[]) => string {
  const { words } = romanaWords.now.value;
  const { all } = namesIn(words, configOf(choices));
  return (powers) => words.grammar.capital(all(powers));
}

/** The same table on the server. */
function Online({ choices, own }: Props & { readonly own: OwnData | null }): JSX.Element {
  const seats = seatsOf(choices.value, settings.value.name.trim(), calledIn(choices.value));
  return (
    <BeginOnline
      game="pax-romana"
      config={() => writeConfig(configOf(choices.value, own?.corrections))}
      seats={seats}
      me={ownSeat(choices.value)}
      ready={obstacle(seats) === null}
      onBegun={() => remember(choices.value)}
    />
  );
}

/** The one button, and what it begins. */
function Begin({ choices, own }: Props & { readonly own: OwnData | null }): JSX.Element {
  const say = texts.now.value;
  const state = useSignal<"ready" | "busy" | "notKept">("ready");
  const seats = seatsOf(choices.value, settings.value.name.trim(), calledIn(choices.value));
  const wrong = obstacle(seats);
  const problem =
    wrong?.type === "nobody"
      ? say.nobody
      : wrong?.type === "sameName"
        ? say.sameName(wrong.name)
        : state.value === "notKept"
          ? say.notKept
          : null;

  async function start(): Promise<void> {
    if (state.value === "busy" || wrong) return;
    state.value = "busy";
    try {
      const id = await newTable("pax-romana", writeConfig(configOf(choices.value, own?.corrections)), seats);
      remember(choices.value);
      go(`/table/${id}`);
    } catch {
      state.value = "notKept";
    }
  }

  useEnter(() => void start());
  return (
    <div class="new-begin">
      <p aria-live="polite">{problem === null ? measuresSaid(choices.value) : <b>{problem}</b>}</p>
      <button class="btn-main" data-begin aria-disabled={wrong !== null} onClick={() => void start()}>
        {state.value === "busy" ? say.beginning : say.begin}
      </button>
    </div>
  );
}

const screen: Screen = {
  Page: NewTable,
  words: [texts, onlineWords, romanaWords, hintWords, kernelWords],
  title: () => texts.now.value.title,
};
export default screen;
