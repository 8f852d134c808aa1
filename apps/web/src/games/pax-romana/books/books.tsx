import { worldOf } from "@ara/pax-romana";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { IncomeTab } from "./income-tab.tsx";
import { PactsTab } from "./pacts-tab.tsx";
import { PlanTab } from "./plan-tab.tsx";
import { StandingTab } from "./standing-tab.tsx";
import { UpkeepTab } from "./upkeep-tab.tsx";
import type { BooksPage } from "../shell/shell.ts";
import { booksWords } from "./words.ts";
import "./books.css";

const TABS: readonly BooksPage[] = ["plan", "income", "upkeep", "standing", "pacts"];

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
  readonly first: BooksPage;
  /** They are only looked at: what is asked is answered elsewhere. */
  readonly isQuiet?: boolean;
  /** Puts them away, where they lie beside the table. */
  readonly close?: () => void;
}

/** The books of a power: what it raises, what comes in, what it pays, how it stands, what it has agreed. */
export function Books({ face, shown, power, first, isQuiet = false, close }: Props): JSX.Element {
  const speech = face.speech.value;
  const { view } = shown.news;
  const say = booksWords.now.value;
  const { treasury } = worldOf(view.config).scenario;
  // Without Talents there is neither income nor upkeep.
  const tabs = TABS.filter((tab) => treasury !== undefined || tab === first || tab === "standing" || tab === "pacts");
  const chosen = useSignal<BooksPage>(first);
  const tab = tabs.includes(chosen.value) ? chosen.value : first;
  const id = isQuiet ? "books-beside" : "books";
  return (
    <div class="books" data-books={tab}>
      <div class="books-tabs" role="tablist" aria-label={say.tabsLabel} onKeyDown={walkTabs}>
        {tabs.map((one) => (
          <button
            key={one}
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-page`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => (chosen.value = one)}
          >
            {say.tabs[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-page`} class="books-page" aria-labelledby={`${id}-${tab}`}>
        {tab === "plan" && <PlanTab face={face} shown={shown} power={power} isQuiet={isQuiet} />}
        {tab === "income" && <IncomeTab speech={speech} view={view} power={power} />}
        {tab === "upkeep" && <UpkeepTab face={face} shown={shown} power={power} isQuiet={isQuiet} />}
        {tab === "standing" && <StandingTab face={face} shown={shown} power={power} />}
        {tab === "pacts" && <PactsTab face={face} shown={shown} close={close} />}
      </div>
    </div>
  );
}

function walkTabs(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
  event.preventDefault();
}
