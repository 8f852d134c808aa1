import { config, measure, openGames, soloGoal, SOLO_GAMES, startingCards } from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { campaign, campaignOf } from "../store/campaign.ts";
import type { Choices } from "../store/choices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RuleLink } from "./rule-link.tsx";
import { texts } from "./words.ts";

const GAMES = Array.from({ length: SOLO_GAMES }, (_, i) => i + 1);

/** 8.4 to 8.6: the five games, which of them are won and which may be played. */
export function Campaign({ choices }: { readonly choices: Signal<Choices> }): JSX.Element {
  const say = texts.now.value;
  const { nocturnus } = choices.value;
  const won = campaign.value[campaignOf(nocturnus)];
  return (
    <fieldset class="new-campaign" aria-describedby="new-campaign-hint">
      <legend class="caps">{say.campaign}</legend>
      <p class="new-progress">
        <span class="new-laurels" aria-hidden="true">
          {GAMES.map((game) => (
            <i key={game} data-won={game <= won} />
          ))}
        </span>
        {say.progress({ won, games: SOLO_GAMES })}
      </p>
      <ol>
        {GAMES.map((game) => (
          <Game key={game} game={game} won={won} choices={choices} />
        ))}
      </ol>
      <p class="choice-hint" id="new-campaign-hint">
        {say.campaignHint} <RuleLink rule="8.4" /> <RuleLink rule="8.6" />
      </p>
    </fieldset>
  );
}

interface GameProps {
  readonly game: number;
  readonly won: number;
  readonly choices: Signal<Choices>;
}

function Game({ game, won, choices }: GameProps): JSX.Element {
  const say = texts.now.value;
  const table = config(1, { solo: game, nocturnus: choices.value.nocturnus });
  const open = openGames(won).includes(game);
  const state = game <= won ? "won" : open ? "open" : "closed";
  const draw = startingCards(table, 0);
  // 8.5: of what is drawn one card is kept and one goes under the deck; the rest is played.
  const play = draw - 2;
  return (
    <li>
      <label class="new-game" data-state={state}>
        <input
          type="radio"
          name="game"
          disabled={!open}
          checked={choices.value.game === game}
          onChange={() => (choices.value = { ...choices.value, game })}
        />
        <span class="new-game-face">
          <b class="caps">{say.game(roman(game - 1))}</b>
          <em>
            <Icon name={state === "won" ? "check" : state === "open" ? "play" : "lock"} />
            {state === "closed" ? say.closed(roman(game - 2)) : say[state]}
          </em>
          <span>{say.goal({ goal: soloGoal(table), of: measure(table).categories })}</span>
          <small>{play > 0 ? say.opening.play({ draw, play }) : say.opening.keep({ draw })}</small>
        </span>
      </label>
    </li>
  );
}
