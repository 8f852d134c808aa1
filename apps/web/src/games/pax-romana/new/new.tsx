import { writeConfig, type Power } from "@ara/pax-romana";
import { namesIn } from "@ara/pax-romana/texts/say";
import type { TableSeat } from "@ara/protocol";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import { go, here } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { settings } from "../../../app/settings.ts";
import { BeginOnline, OnlineTerms, OtherWay, seatsOnline, useTerms } from "../../../online/new-online.tsx";
import { onlineWords } from "../../../online/words.ts";
import { keepGame } from "../../../pwa/keep-game.ts";
import { newTable } from "../../../store/new-table.ts";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { Page } from "../../../ui/page.tsx";
import { useEnter } from "../../../ui/use-enter.ts";
import { wantsHints, wishHints } from "../hints/wish.ts";
import { hintWords } from "../hints/words.ts";
import { RuleBeside } from "../rules/beside-table.tsx";
import { romanaWords } from "../words.ts";
import {
  begin,
  configOf,
  obstacle,
  opened,
  ownSeat,
  PLAYED,
  remember,
  seatsOf,
  withScenario,
  type Choices,
} from "./choices.ts";
import { Format, Game, Options } from "./options.tsx";
import { OwnDataChoice } from "./own-data-choice.tsx";
import type { OwnData } from "./own-data.ts";
import { sayMeasures } from "./say-measures.ts";
import { Seats } from "./seats.tsx";
import { texts } from "./words.ts";
import "../../../ui/new-table.css";
import "../ui/power.css";
import "./new.css";

function NewTable(): JSX.Element {
  const say = texts.now.value;
  const choices = useSignal(begin(here.value.searchParams));
  const own = useSignal<OwnData | null>(null);
  const isOnline = here.value.searchParams.has("online");
  const online = onlineWords.now.value;
  const terms = useTerms();
  useEffect(() => {
    // Whoever comes from the form of a local table has chosen much of it already.
    if (isOnline) choices.value = opened(choices.value);
  }, [isOnline, choices]);
  const { scenario } = choices.value;
  // Whoever wants a table here may want it without a network later.
  useEffect(() => keepGame("pax-romana"), []);
  useEffect(() => {
    if (here.value.searchParams.get("hints") === "on") wishHints(true);
  }, []);
  return (
    <Page class="new new-romana">
      <h1>{isOnline ? online.newTitle({ game: "Pax Romana" }) : say.title}</h1>
      <p class="new-intro">{isOnline ? online.newIntro : say.intro}</p>
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
        <div class="new-right">
          <section class="panel new-who">
            <Seats choices={choices} isOnline={isOnline} />
          </section>
          {isOnline ? <OnlineTerms terms={terms} /> : <OtherWay isOnline={false} />}
        </div>
        <Options choices={choices} />
        <OwnDataChoice own={own} />
        <section class="panel">
          <Toggle name="hints" label={hintWords.now.value.hints} on={wantsHints.value} onChoose={wishHints} />
          <p class="new-hint">{hintWords.now.value.hintsNote}</p>
        </section>
        {isOnline && <OtherWay isOnline />}
      </div>
      {isOnline ? (
        <BeginOnline
          game="pax-romana"
          config={() => writeConfig(configOf(choices.value, own.value?.corrections))}
          seats={seatsOnline(sittingAt(choices.value), ownSeat(choices.value))}
          terms={terms}
          onBegun={() => remember(choices.value)}
        />
      ) : (
        <Begin choices={choices} own={own.value} />
      )}
      <RuleBeside />
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

const sittingAt = (choices: Choices): TableSeat[] => seatsOf(choices, settings.value.name.trim(), calledIn(choices));

/** The one button, and what it begins. */
function Begin({ choices, own }: Props & { readonly own: OwnData | null }): JSX.Element {
  const say = texts.now.value;
  const state = useSignal<"ready" | "busy" | "notKept">("ready");
  const seats = sittingAt(choices.value);
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
      <p aria-live="polite">{problem === null ? sayMeasures(configOf(choices.value)) : <b>{problem}</b>}</p>
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
