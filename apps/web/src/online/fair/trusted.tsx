import { err, refuse, type GameRecord, type Mistake, type Result, type Seat } from "@ara/kernel";
import type { Proof } from "@ara/kernel/fair";
import type { Far } from "@ara/protocol";
import type { JSX } from "preact";
import { usePromised } from "../../app/use-promised.ts";
import { words } from "../../app/words.ts";
import type { Saved } from "../../store/saved.ts";
import { Icon } from "../../ui/icon.tsx";
import { idOnServer, isOnline } from "../address.ts";
import { isSigned } from "./keys.ts";
import { loggedOf } from "./log.ts";
import { partAt } from "./shelf.ts";
import { trustIn, type Note } from "./trust.ts";

export const trustWords = words(import.meta.glob<typeof import("../../texts/en/trust.ts")>("../../texts/*/trust.ts"));

/** Whoever holds a record in a worker can be asked what it proves. */
interface Provable {
  prove(): Result<Proof, Mistake> | null;
}

interface Props {
  readonly saved: Saved;
  readonly replay: object;
  readonly class: string;
}

/** How far a finished game can be trusted, and what that means. */
export function Trusted({ saved, replay, class: className }: Props): JSX.Element | null {
  const say = trustWords.now.value;
  const { record } = saved;
  const trust = usePromised(async () => {
    const proof = await (replay as Far<Provable>)
      .prove()
      .catch(() => err({ entry: 0, refusal: refuse("record.fault") }));
    const part = isOnline(saved.id) ? await partAt(idOnServer(saved.id)) : undefined;
    return trustIn(record as GameRecord, proof, part, isSigned, loggedOf);
  }, [replay]);
  if (!trust || !record) return null;
  const notes = [...trust.notes.map((note) => sayNote(note, saved)), ...(trust.word === "proven" ? [say.never] : [])];
  return (
    <p class={className} data-trust={trust.word}>
      <Icon name={trust.word === "consistent" ? "lock" : "check"} />
      <span>
        <b>{say.words[trust.word]}.</b> {say.means[trust.word]} {notes.join(" ")}
      </span>
    </p>
  );
}

function sayNote(note: Note, { seats, guest }: Saved): string {
  const { you, notes: say } = trustWords.now.value;
  // Of an online game only one's own seats have no bot here (`keepEnded`).
  const named = (seat: Seat): string =>
    !guest && seats[seat]?.bot === null ? you : (seats[seat]?.name ?? `${seat + 1}`);
  switch (note.says) {
    case "wrong":
      return say.wrong(note);
    case "voids":
    case "foreignVoids":
      return say[note.says](note);
    case "withoutNonce":
    case "withoutSignature":
      return say[note.says]({ names: note.seats.map(named).join(", ") });
    default:
      return say[note.says];
  }
}
