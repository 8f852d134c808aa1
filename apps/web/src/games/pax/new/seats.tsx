import { LEVELS } from "@ara/bots/pax/levels";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { isBot, nameFor, NAME_LENGTH, rename, sit, type Choices } from "../store/choices.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SitterChoice } from "../../../ui/sitter.tsx";
import { texts } from "./words.ts";

/** Who sits where: for each seat a name, and me, a person or a bot. */
export function Seats({ choices }: { readonly choices: Signal<Choices> }): JSX.Element {
  const say = texts.now.value;
  const { players, seats } = choices.value;
  return (
    <fieldset class="new-seats">
      <legend class="caps">{say.seats}</legend>
      <ol>
        {seats.slice(0, players).map((_, at) => (
          <Seat key={at} at={at} choices={choices} />
        ))}
      </ol>
    </fieldset>
  );
}

function Seat({ at, choices }: { readonly at: number; readonly choices: Signal<Choices> }): JSX.Element {
  const say = texts.now.value;
  const { sitter, name } = choices.value.seats[at]!;
  const number = at + 1;
  return (
    <li class="new-seat" data-who={isBot(sitter) ? "bot" : sitter}>
      <span class="new-seat-mark" aria-hidden="true">
        <Icon name={isBot(sitter) ? "bot" : sitter === "me" ? "laurel" : "hand"} />
      </span>
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
      <SitterChoice
        label={say.sitter(number)}
        about={`new-seat-${at}`}
        sitter={sitter}
        levels={LEVELS}
        say={say}
        choose={(chosen) => (choices.value = sit(choices.value, at, chosen))}
      />
      <p id={`new-seat-${at}`}>{isBot(sitter) ? say.levels[sitter].about : say[`${sitter}About`]}</p>
    </li>
  );
}
