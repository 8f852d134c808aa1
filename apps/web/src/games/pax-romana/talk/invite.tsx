import type { Power } from "@ara/pax-romana";
import { inviteAnswers } from "@ara/pax-romana/books";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Toggle } from "../../../ui/choice.tsx";
import { giveAll } from "../boards/give-all.ts";
import type { BoardProps } from "../boards/board.ts";
import { askingWords } from "../choices/words.ts";
import { powerName } from "../text/speech.ts";

/** 4.1: who is invited: a switch for each power, all on. */
export function Invite({ face, shown, asks }: BoardProps): JSX.Element {
  const say = askingWords.now.value.invite;
  const speech = face.speech.value;
  const { view } = shown.news;
  const invitable = shown.answers.flatMap(({ action }): Power[] => (action.type === "invite" ? [action.power] : []));
  const guests = useSignal<readonly Power[]>(invitable);
  const begin = async (): Promise<void> => {
    await giveAll(face, inviteAnswers(invitable, guests.value));
    asks();
  };
  return (
    <>
      {invitable.map((power) => (
        <Toggle
          key={power}
          name={`invite-${power}`}
          label={powerName(speech, view, power)}
          on={guests.value.includes(power)}
          onChoose={(on) =>
            (guests.value = on ? [...guests.value, power] : guests.value.filter((one) => one !== power))
          }
        />
      ))}
      {guests.value.length === 0 && <p class="books-no">{say.nobody}</p>}
      <p class="talk-do">
        <button class="btn-main" data-begin-meeting disabled={guests.value.length === 0} onClick={() => void begin()}>
          {say.begin}
        </button>
      </p>
    </>
  );
}
