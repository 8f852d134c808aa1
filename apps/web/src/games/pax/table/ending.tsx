import { signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { shown } from "../../../app/words.ts";
import { Ask } from "./ask.tsx";
import type { Desk, Hands } from "./desk.ts";
import { turnWords } from "./turns/words.ts";
import { sayEnd } from "./verdict.tsx";
import { say } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly hands: Hands;
}

const stage = signal<ComponentType<Props> | undefined>(undefined);

/** The stage is built when the deck is nearly empty, so that it stands when the game ends. */
async function build(): Promise<void> {
  const { Stage, words } = await import("./finale/finale.tsx");
  await Promise.all(words.map((part) => part.load(shown.value)));
  stage.value = Stage;
}

const NEAR = 12;
/** What came last is seen to lie before the stage goes up. */
const BEFORE = 900;

/** The game is over: who has won, and where to go from here. */
export function Ended({ desk, hands }: Props): JSX.Element {
  const words = turnWords.now.value;
  return (
    <Ask title={`${say().over}.`} note={sayEnd(desk)}>
      {desk.id !== null && hands.finale.value !== "up" && (
        <p>
          <a class="btn btn-main" href={`/score/${desk.id}`}>
            {words.toScore}
          </a>{" "}
          <button type="button" onClick={() => (hands.finale.value = "up")}>
            {words.finale}
          </button>
        </p>
      )}
    </Ask>
  );
}

/** The finale goes up by itself when a game that was running ends; of one that was over already it can be asked for. */
export function Ending({ desk, hands }: Props): JSX.Element | null {
  const { over, view } = desk.news.value;
  const isNear = over || view.deck.length <= NEAR;
  const { value: Stage } = stage;
  // The lesson has an end of its own.
  const isKept = desk.id !== null;
  useEffect(() => {
    if (isNear && isKept) void build();
  }, [isNear]);
  useEffect(() => {
    if (!over || !isKept || hands.finale.value !== "ahead") return undefined;
    const timer = setTimeout(() => (hands.finale.value = "up"), BEFORE);
    return () => clearTimeout(timer);
  }, [over]);
  return over && Stage && hands.finale.value === "up" ? <Stage desk={desk} hands={hands} /> : null;
}
