import { config, writeConfig } from "@ara/pax";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../../../app/router.ts";
import { Rematch } from "../../../../online/rematch.tsx";
import { newTable } from "../../../../store/new-table.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { namesFor } from "../../score/words.ts";
import { Sheet } from "../../score/sheet.tsx";
import { isElsewhere, type Desk } from "../desk.ts";
import { reader } from "./reader.ts";
import { finaleWords } from "./words.ts";
import "../../score/score.css";

/** The same seats once more. */
async function playAgain({ news, seats }: Desk): Promise<void> {
  const { players, ...agreed } = news.value.view.config;
  go(`/table/${await newTable("pax", writeConfig(config(players, agreed)), seats)}`);
}

/** The score at the table, and where to go from here. */
export function Score({ desk, close }: { readonly desk: Desk; readonly close: () => void }): JSX.Element {
  const say = finaleWords.now.value;
  const { view } = desk.news.value;
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <nav class="finale-ways" aria-label={say.title}>
        {desk.id !== null && (
          <>
            <a ref={first} class="btn btn-main" href={`/score/${desk.id}#score-turning`}>
              <Icon name="hint" /> {say.moments}
            </a>
            {!isElsewhere(desk) ? (
              <button type="button" onClick={() => void playAgain(desk)}>
                <Icon name="plus" /> {say.again}
              </button>
            ) : (
              desk.viewer !== "spectator" && <Rematch id={desk.id} />
            )}
            <a class="btn" href={`/replay/${desk.id}?at=0&event=1`}>
              <Icon name="play" /> {say.replay}
            </a>
          </>
        )}
        <button type="button" onClick={close}>
          {say.table}
        </button>
      </nav>
      <Sheet story={{ view, score: view.score! }} names={namesFor(desk.seats, reader(desk))} />
    </>
  );
}
