import { LEVELS } from "@ara/bots/pax/levels";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { onlineWords } from "../../../online/words.ts";
import { sitterWords } from "../../../online/new-online.tsx";
import { isBot, nameFor, NAME_LENGTH, rename, sit, type Choices, type Sitter } from "../store/choices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SitterChoice } from "../../../ui/sitter.tsx";
import { texts } from "./words.ts";

interface SeatsProps {
  readonly choices: Signal<Choices>;
  readonly isOnline: boolean;
}

/** Who sits where: for each seat me, a person or a bot, and a name where everybody is here to be named. */
export function Seats({ choices, isOnline }: SeatsProps): JSX.Element {
  const say = texts.now.value;
  const { players, seats } = choices.value;
  return (
    <fieldset class="new-seats">
      <legend class="caps">{say.seats}</legend>
      <ol>
        {seats.slice(0, players).map((_, at) => (
          <Seat key={at} at={at} choices={choices} isOnline={isOnline} />
        ))}
      </ol>
    </fieldset>
  );
}

function Seat({ at, choices, isOnline }: SeatsProps & { readonly at: number }): JSX.Element {
  const say = texts.now.value;
  const { sitter, name } = choices.value.seats[at]!;
  const number = at + 1;
  return (
    <li class="new-seat" data-who={isBot(sitter) ? "bot" : sitter}>
      <span class="new-seat-mark" aria-hidden="true">
        <Icon name={isBot(sitter) ? "bot" : sitter === "me" ? "laurel" : "hand"} />
      </span>
      {isOnline ? (
        <b>{say.seat(number)}</b>
      ) : (
        <input
          class="new-input"
          type="text"
          aria-label={say.name(number)}
          autocomplete="off"
          maxLength={NAME_LENGTH}
          value={name}
          placeholder={nameFor(rename(choices.value, at, ""), at)}
          onInput={(event) => (choices.value = rename(choices.value, at, event.currentTarget.value))}
        />
      )}
      <SitterChoice
        label={say.sitter(number)}
        about={`new-seat-${at}`}
        sitter={sitter}
        levels={LEVELS}
        say={isOnline ? { ...say, ...sitterWords() } : say}
        choose={(chosen) => (choices.value = sit(choices.value, at, chosen))}
      />
      <p id={`new-seat-${at}`}>{aboutOf(sitter, isOnline)}</p>
    </li>
  );
}

function aboutOf(sitter: Sitter, isOnline: boolean): string {
  const say = texts.now.value;
  if (isBot(sitter)) return say.levels[sitter].about;
  return isOnline && sitter === "person" ? onlineWords.now.value.openSeatAbout : say[`${sitter}About`];
}
