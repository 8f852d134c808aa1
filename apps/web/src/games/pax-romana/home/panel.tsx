import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../../../app/router.ts";
import { settings } from "../../../app/settings.ts";
import { newTable } from "../../../store/new-table.ts";
import { Icon } from "../../../ui/icon.tsx";
import { progress, TASK_COUNT } from "./lesson.ts";
import { texts } from "./words.ts";
import "./home.css";

/** Scenario II, as a table reads it: the rules come when it is opened. */
const QUICK = { scenario: "II", seats: [["rome"], ["carthage"]] };
const POWERS = [
  ["rome", "rome"],
  ["carthage", "tanit"],
  ["greece", "star"],
  ["east", "anchor"],
] as const;

/** The way to a table of Pax Romana. It says what there is, and what is not there yet. */
export function Panel({ news }: { readonly news: Signal<string> }): JSX.Element {
  const say = texts.now.value;
  const failed = useSignal(false);
  async function quick(): Promise<void> {
    const seats = [
      { name: settings.value.name.trim() || say.rome, bot: null },
      { name: say.carthage, bot: "steady" },
    ];
    try {
      go(`/table/${await newTable("pax-romana", QUICK, seats)}`);
    } catch {
      failed.value = true;
      news.value = say.quickFailed;
    }
  }
  return (
    <article class="home-romana" aria-labelledby="home-romana">
      <div class="home-romana-band" aria-hidden="true">
        {POWERS.map(([power, emblem]) => (
          <i key={power} data-pow={power}>
            <Icon name={emblem} />
          </i>
        ))}
      </div>
      <h2 id="home-romana">{say.title}</h2>
      <p>{say.text}</p>
      <div class="home-romana-do">
        <button onClick={() => void quick()}>
          <Icon name="play" />
          {say.quick}
        </button>
        <a class="btn" href="/pax-romana/new">
          <Icon name="plus" />
          {say.newTable}
        </a>
        <Learn />
        <a class="btn" href="/pax-romana/rules">
          <Icon name="book" />
          {say.rules}
        </a>
      </div>
      {failed.value && <p class="note no">{say.quickFailed}</p>}
    </article>
  );
}

/** The way into the lesson, or on with it. */
function Learn(): JSX.Element {
  const say = texts.now.value;
  const at = progress();
  const isHalf = at > 0 && at < TASK_COUNT;
  return (
    <a class="btn" href={isHalf ? "/pax-romana/learn/play" : "/pax-romana/learn"}>
      <Icon name="hint" />
      {isHalf ? say.learnOn({ step: at + 1, of: TASK_COUNT }) : say.learn}
    </a>
  );
}
