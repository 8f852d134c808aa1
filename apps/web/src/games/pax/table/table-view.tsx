import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { Balance, BalanceStrip } from "./balance.tsx";
import { Dado } from "./dado.tsx";
import { whatIf } from "../../../app/what-if.ts";
import type { Desk, Hands } from "./desk.ts";
import { Display } from "./display.tsx";
import { Frieze } from "./frieze.tsx";
import { later } from "./later.ts";
import { Legions } from "./legions.tsx";
import { Players, PlayersStrip } from "./players.tsx";
import { Question } from "./question.tsx";
import { isPressed, leap } from "./waiting.ts";
import { say, sayTurn } from "./words.ts";
import "./styles.ts";

const TABS = [
  { name: "table", icon: "legion-1" },
  { name: "rome", icon: "rome" },
  { name: "players", icon: "laurel" },
  { name: "log", icon: "log" },
] as const;

/** The desk as it looked at a turn that is shown once more; as it is at all other times. */
function remembering(desk: Desk, hands: Hands): Desk {
  const news = computed(() => hands.again.value?.news ?? desk.news.value);
  return new Proxy(desk, {
    get(_, key) {
      const own = desk[key as keyof Desk];
      return key === "news" ? news : typeof own === "function" ? own.bind(desk) : own;
    },
  });
}

/** The whole table: frieze, field and dado. */
export function TableView({ desk: now, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const desk = useMemo(() => remembering(now, hands), [now, hands]);
  // What happens now is written down, not what is shown once more.
  later.value?.bookOf(now);
  const parts = later.value;
  const early = useRef<KeyboardEvent[]>([]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!parts) early.current.push(event);
      else if (parts.pressKey(desk, hands, event)) event.preventDefault();
    };
    // What was pressed before keys were understood is understood now.
    if (parts) for (const event of early.current.splice(0)) press(event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk, hands, parts]);
  const { over } = now.news.value;
  // Known from the first look on: a game can end before the parts that come later, its finale among them, are here.
  useLayoutEffect(() => {
    if (!over) hands.finale.value = "ahead";
  }, [over]);
  const { view, unsaved, prompt, version } = desk.news.value;
  useEffect(() => {
    hands.armed.value = null;
    document.title = `${prompt ? "● " : ""}${whatIf.value}${prompt ? sayTurn(desk) : "PAX"} · Ara Pacis`;
    if (prompt) document.querySelector("[data-question]")?.scrollIntoView({ block: "nearest" });
    // A question that replaces the button just pressed takes its focus.
    if (document.activeElement === document.body && prompt)
      document.querySelector<HTMLElement>("#table-question")?.focus();
  }, [version]);
  return (
    <>
      {unsaved !== null && later.value && <later.value.Unsaved reason={unsaved} />}
      <div
        class="table"
        data-tab={hands.tab.value}
        data-players={view.config.players}
        data-nocturnus={view.config.nocturnus ? "" : undefined}
        onClick={(event) => {
          later.value?.openBeside(hands, event);
          if (!isPressed(event.target)) leap(desk, hands);
        }}
      >
        <div class="table-room">
          <Frieze desk={desk} hands={hands} />
          <main class="table-wall" id="content" tabIndex={0}>
            <BalanceStrip desk={desk} hands={hands} />
            <PlayersStrip desk={desk} hands={hands} />
            {later.value && <later.value.LastTurns desk={desk} hands={hands} />}
            <Players desk={desk} hands={hands} />
            <div class="table-field">
              <Legions desk={desk} hands={hands} />
              <Question desk={desk} hands={hands} />
              <Display desk={desk} hands={hands} />
            </div>
            <div class="table-side">
              <Balance desk={desk} hands={hands} />
              {later.value && desk.lines.value.length > 0 && <later.value.Log desk={desk} hands={hands} />}
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
        </div>
        {later.value && <later.value.LiveLog desk={now} />}
        <div id="table-spoken" class="sr" role="status" />
        {later.value && <later.value.Beside desk={desk} hands={hands} />}
        {later.value && <later.value.Ending desk={now} hands={hands} />}
      </div>
    </>
  );
}
