import {
  cardsOf,
  CATEGORIES,
  BASE_CATEGORIES,
  MAX_PLAYERS,
  measure,
  openGames,
  soloGoal,
  writeConfig,
  type Config,
} from "@ara/pax";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { grammar, paxWords } from "../words.ts";
import { go, here } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { choose, settings } from "../../../app/settings.ts";
import { campaign, campaignOf, countGames } from "../store/campaign.ts";
import {
  begin,
  configOf,
  nameFor,
  NAME_LENGTH,
  obstacle,
  opened,
  ownSeat,
  remember,
  rename,
  seatsOf,
  writtenName,
  type Choices,
} from "../store/choices.ts";
import { ownDeck } from "../store/own-deck.ts";
import { BeginOnline, OnlineTerms, OtherWay, seatsOnline, useTerms } from "../../../online/new-online.tsx";
import { onlineWords } from "../../../online/words.ts";
import { newTable } from "../../../store/new-table.ts";
import { tablesOf } from "../../../store/store.ts";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { Page } from "../../../ui/page.tsx";
import { useEnter } from "../../../ui/use-enter.ts";
import { Campaign } from "./campaign.tsx";
import { Options } from "./options.tsx";
import { RuleLink } from "./rule-link.tsx";
import { Seats } from "./seats.tsx";
import { texts } from "./words.ts";
import "../../../ui/new-table.css";

const COUNTS = Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1);

function NewTable(): JSX.Element {
  const say = texts.now.value;
  const choices = useSignal(begin(here.value.searchParams));
  const isOnline = here.value.searchParams.has("online");
  const online = onlineWords.now.value;
  const terms = useTerms();
  useEffect(() => {
    // Whoever comes from the form of a local table has chosen much of it already.
    if (isOnline) choices.value = opened(choices.value);
  }, [isOnline, choices]);
  const { players, nocturnus } = choices.value;
  useEffect(() => {
    // The campaign is also counted from the games; without storage it stands as it is.
    tablesOf("pax").then(countGames, () => undefined);
  }, []);
  useCampaignGame(choices);
  const names = CATEGORIES.slice(BASE_CATEGORIES).map((name) => paxWords.now.value.categories[name]);
  return (
    <Page class="new">
      <h1>{isOnline ? online.newTitle({ game: "PAX" }) : say.title}</h1>
      <p class="new-intro">{isOnline ? online.newIntro : say.intro}</p>
      <div class="new-field">
        <section class="panel new-players">
          <Choice
            name="players"
            legend={<span class="caps new-legend">{say.players}</span>}
            hint={
              <span aria-live="polite">
                {players === 1 ? say.about.solo : players < 5 ? say.about.small : say.about.large}
                {players >= 5 && (
                  <>
                    {" "}
                    <RuleLink rule="7.5" />
                  </>
                )}
              </span>
            }
            options={COUNTS.filter((value) => value > 1 || !isOnline).map((value) => ({
              value,
              label: (
                <>
                  <b aria-hidden="true">{value}</b>
                  <span class="sr">{say.playersOption(value)}</span>
                </>
              ),
            }))}
            value={players}
            onChoose={(chosen) => (choices.value = { ...choices.value, players: chosen })}
          />
          <Toggle
            name="nocturnus"
            label={say.nocturnus}
            hint={
              <>
                {say.nocturnusHint({
                  names: grammar().list(names),
                  cards: cardsInPlay({ ...configOf(choices.value), nocturnus: true }),
                  plain: cardsInPlay({ ...configOf(choices.value), nocturnus: false }),
                })}{" "}
                <RuleLink rule="9.1" />
              </>
            }
            on={nocturnus}
            onChoose={(on) => (choices.value = { ...choices.value, nocturnus: on })}
          />
        </section>
        <div class="new-right">
          <section class="panel new-who">
            {players === 1 ? (
              <>
                <OwnName choices={choices} />
                <Campaign choices={choices} />
              </>
            ) : (
              <Seats choices={choices} isOnline={isOnline} />
            )}
          </section>
          {isOnline ? <OnlineTerms terms={terms} /> : players > 1 && <OtherWay isOnline={false} />}
        </div>
        <Options choices={choices} isOnline={isOnline} />
        {ownDeck.value && (
          <p class="note new-cards">
            <a href="/sources">{say.ownCards}</a>
          </p>
        )}
        {isOnline && <OtherWay isOnline />}
      </div>
      {isOnline ? (
        <BeginOnline
          game="pax"
          config={() => writeConfig(configOf(choices.value))}
          seats={seatsOnline(seatsOf(choices.value), ownSeat(choices.value))}
          terms={terms}
          onBegun={() => remember(choices.value)}
        />
      ) : (
        <Begin choices={choices} />
      )}
    </Page>
  );
}

/** 8.6: a game that is not open cannot stay chosen; the next one to be won is offered. */
function useCampaignGame(choices: Signal<Choices>): void {
  const { nocturnus, game } = choices.value;
  const open = openGames(campaign.value[campaignOf(nocturnus)]);
  const asked = here.value.searchParams.has("game");
  const next = open.at(-1)!;
  useEffect(() => {
    if (!open.includes(game) || !asked) choices.value = { ...choices.value, game: next };
  }, [next, nocturnus]);
}

function OwnName({ choices }: { readonly choices: Signal<Choices> }): JSX.Element {
  const at = Math.max(
    0,
    choices.value.seats.findIndex(({ sitter }) => sitter === "me"),
  );
  return (
    <label class="new-own">
      <span>{texts.now.value.yourName}</span>
      <input
        class="new-input"
        type="text"
        autocomplete="nickname"
        maxLength={NAME_LENGTH}
        value={choices.value.seats[at]!.name}
        placeholder={nameFor(rename(choices.value, at, ""), at)}
        onInput={(event) => (choices.value = rename(choices.value, at, event.currentTarget.value))}
      />
    </label>
  );
}

/** The one button, and what it begins. */
function Begin({ choices }: { readonly choices: Signal<Choices> }): JSX.Element {
  const say = texts.now.value;
  const state = useSignal<"ready" | "busy">("ready");
  const config = configOf(choices.value);
  const { categories, legions, romeGoal } = measure(config);
  const cards = cardsInPlay(config);
  const wrong = obstacle(choices.value);
  const problem = wrong?.type === "nobody" ? say.nobody : wrong?.type === "sameName" ? say.sameName(wrong.name) : null;

  async function start(): Promise<void> {
    if (state.value === "busy" || wrong) return;
    state.value = "busy";
    const id = await newTable("pax", writeConfig(config), seatsOf(choices.value));
    remember(choices.value);
    keepName(choices.value);
    go(`/table/${id}`);
  }

  useEnter(() => void start());
  return (
    <div class="new-begin">
      <p aria-live="polite">
        {problem === null ? (
          config.solo === null ? (
            say.summary({ cards, legions, goal: romeGoal, of: categories })
          ) : (
            say.summarySolo({ cards, goal: soloGoal(config), of: categories })
          )
        ) : (
          <b>{problem}</b>
        )}
      </p>
      <button class="btn-main" aria-disabled={wrong !== null} onClick={() => void start()}>
        {state.value === "busy" ? say.beginning : say.begin}
      </button>
    </div>
  );
}

/** 2.1, 7.1, 8.1: without what is set aside, with what comes from a second deck. */
function cardsInPlay(config: Config): number {
  const { setAside, fromSecondDeck } = measure(config);
  return cardsOf(config).length - setAside + fromSecondDeck;
}

/** Who writes a name of his own into his seat is called so from now on. */
function keepName(choices: Choices): void {
  const written = writtenName(choices);
  if (written !== null && written !== settings.value.name) choose({ name: written });
}

const screen: Screen = { Page: NewTable, words: [texts, onlineWords], title: () => texts.now.value.title };
export default screen;
