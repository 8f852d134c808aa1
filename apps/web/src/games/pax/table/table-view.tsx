import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { Balance, BalanceStrip } from "./balance.tsx";
import { Dado } from "./dado.tsx";
import type { Desk, Hands } from "./desk.ts";
import { Display } from "./display.tsx";
import { Frieze } from "./frieze.tsx";
import { pressKey } from "./keys.ts";
import { later } from "./later.ts";
import { Legions } from "./legions.tsx";
import { LiveLog, Log } from "./log.tsx";
import { Players, PlayersStrip } from "./players.tsx";
import { Question } from "./question.tsx";
import { say } from "./words.ts";
import "./styles.ts";

const TABS = [
  { name: "table", icon: "legion-1" },
  { name: "rome", icon: "rome" },
  { name: "players", icon: "primus" },
  { name: "log", icon: "log" },
] as const;

/** The whole table: frieze, field and dado. */
export function TableView({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (pressKey(desk, hands, event)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk, hands]);
  const { view, unsaved, prompt, version } = desk.news.value;
  useEffect(() => {
    hands.armed.value = null;
    document.title = `${prompt ? `● ${say().yourTurn}` : "PAX"} · Ara Pacis`;
    if (prompt && matchMedia("(max-width: 760px)").matches) {
      document.querySelector("[data-question]")?.scrollIntoView({ block: "nearest" });
    }
    // A question that replaces the button just pressed takes its focus.
    if (document.activeElement === document.body && prompt)
      document.querySelector<HTMLElement>("#table-question")?.focus();
  }, [version]);
  return (
    <div
      class="table"
      data-tab={hands.tab.value}
      data-players={view.config.players}
      data-nocturnus={view.config.nocturnus ? "" : undefined}
    >
      <Frieze desk={desk} hands={hands} />
      <main class="table-wall" id="content" tabIndex={0}>
        {unsaved !== null && (
          <p class="note no table-unsaved" role="alert">
            {say().unsaved({ reason: unsaved })}
          </p>
        )}
        <BalanceStrip desk={desk} hands={hands} />
        <PlayersStrip desk={desk} hands={hands} />
        <Players desk={desk} hands={hands} />
        <div class="table-field">
          <Legions desk={desk} hands={hands} />
          <Question desk={desk} hands={hands} />
          <Display desk={desk} hands={hands} />
        </div>
        <div class="table-side">
          <Balance desk={desk} hands={hands} />
          <Log desk={desk} hands={hands} />
        </div>
      </main>
      <Dado desk={desk} hands={hands} />
      <nav class="table-tabs" aria-label={say().tools}>
        {TABS.map(({ name, icon }) => (
          <button
            type="button"
            key={name}
            aria-pressed={hands.tab.value === name}
            onClick={() => (hands.tab.value = name)}
          >
            <Icon name={icon} />
            {say().tabs[name]}
          </button>
        ))}
      </nav>
      <LiveLog desk={desk} />
      <div id="table-spoken" class="sr" role="status" />
      {later.value && <later.value.Dialogs desk={desk} hands={hands} />}
    </div>
  );
}
