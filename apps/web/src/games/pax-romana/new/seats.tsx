import type { Power } from "@ara/pax-romana";
import { namesIn } from "@ara/pax-romana/texts/say";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { settings } from "../../../app/settings.ts";
import { sitterWords } from "../../../online/new-online.tsx";
import { onlineWords } from "../../../online/words.ts";
import { SitterChoice } from "../../../ui/sitter.tsx";
import { LEVELS } from "../levels.ts";
import { Emblem } from "../ui/emblem.tsx";
import { romanaWords } from "../words.ts";
import { configOf, isBot, NAME_LENGTH, rename, scenarioOf, sit, type Choices, type Sitter } from "./choices.ts";
import { texts } from "./words.ts";

interface SeatsProps {
  readonly choices: Signal<Choices>;
  readonly isOnline: boolean;
}

/** Who plays whom: for each power of the scenario me, a person or a bot. */
export function Seats({ choices, isOnline }: SeatsProps): JSX.Element {
  const say = texts.now.value;
  return (
    <fieldset class="new-seats">
      <legend class="caps">{say.seats}</legend>
      <ol>
        {scenarioOf(choices.value).powers.map((power) => (
          <Seat key={power} power={power} choices={choices} isOnline={isOnline} />
        ))}
      </ol>
    </fieldset>
  );
}

function Seat({ power, choices, isOnline }: SeatsProps & { readonly power: Power }): JSX.Element {
  const say = texts.now.value;
  const { words } = romanaWords.now.value;
  const name = words.grammar.capital(namesIn(words, configOf(choices.value)).who(power));
  const sitter = choices.value.sitters[power]!;
  return (
    <li class="new-seat" data-who={isBot(sitter) ? "bot" : sitter}>
      <Emblem power={power} />
      <b>{name}</b>
      <SitterChoice
        label={say.sitter(name)}
        about={`new-power-${power}`}
        sitter={sitter}
        levels={LEVELS}
        say={isOnline ? { ...say, ...sitterWords() } : say}
        choose={(chosen) => (choices.value = sit(choices.value, power, chosen))}
      />
      {!isBot(sitter) && !isOnline && (
        <input
          class="new-input new-power-name"
          type="text"
          aria-label={say.name(name)}
          autocomplete="off"
          maxLength={NAME_LENGTH}
          value={choices.value.names[power]}
          placeholder={(sitter === "me" && settings.value.name.trim()) || name}
          onInput={(event) => (choices.value = rename(choices.value, power, event.currentTarget.value))}
        />
      )}
      <p id={`new-power-${power}`}>{aboutOf(sitter, isOnline)}</p>
    </li>
  );
}

function aboutOf(sitter: Sitter, isOnline: boolean): string {
  const say = texts.now.value;
  if (isBot(sitter)) return say.levels[sitter].about;
  return isOnline && sitter === "person" ? onlineWords.now.value.openSeatAbout : say[`${sitter}About`];
}
