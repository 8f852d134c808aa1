import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { shown, words } from "../app/words.ts";
import { ask } from "./api.ts";
import { when } from "./when.ts";
import { sayWhy } from "./words.ts";
import "./vacation.css";

const vacationWords = words(import.meta.glob<typeof import("../texts/en/vacation.ts")>("../texts/*/vacation.ts"));

interface Facts {
  readonly vacation: { readonly from: number; readonly until: number } | null;
  readonly daysLeft: number;
  readonly most: number;
}

const USUAL_DAYS = 7;

/** One's vacation: at all tables with days for a decision one's clock stands still while it lasts. */
export function VacationChoice({ heading: Heading }: { readonly heading: "h2" | "h3" }): JSX.Element {
  const say = vacationWords.now.value;
  const facts = useSignal<Facts | null>(null);
  const days = useSignal(USUAL_DAYS);
  const from = useSignal("");
  const problem = useSignal("");
  async function look(): Promise<void> {
    // Its words come with it: it stands on the screen of the account, and at tables by days alone.
    await vacationWords.load(shown.value);
    facts.value = await ask<Facts>("/api/vacation");
  }
  useEffect(() => void look().catch(() => undefined), []);

  async function run(path: string, body: object): Promise<void> {
    problem.value = "";
    try {
      await ask(path, body);
      await look();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  function take(event: Event): Promise<void> {
    event.preventDefault();
    // A day begins where one is.
    const begins = from.value === "" ? {} : { from: Date.parse(`${from.value}T00:00`) };
    return run("/api/vacation", { days: days.value, ...begins });
  }

  const now = facts.value;
  if (!now) return <></>;
  return (
    <section class="vacation" aria-labelledby="vacation">
      <Heading id="vacation">{say.title}</Heading>
      <p>{say.text}</p>
      {now.vacation && (
        <p class="vacation-now">
          <span>
            {now.vacation.from > Date.now()
              ? say.planned({ from: when(now.vacation.from), until: when(now.vacation.until) })
              : say.away({ until: when(now.vacation.until) })}
          </span>
          <button class="btn" data-online="vacation-end" onClick={() => void run("/api/vacation/end", {})}>
            {now.vacation.from > Date.now() ? say.giveUp : say.comeBack}
          </button>
        </p>
      )}
      {now.vacation === null && (
        <>
          <p>{say.left({ n: now.daysLeft, most: now.most })}</p>
          {now.daysLeft > 0 && (
            <form class="vacation-form" onSubmit={(event) => void take(event)}>
              <label>
                <span>{say.days}</span>
                <input
                  type="number"
                  name="vacation-days"
                  min={1}
                  max={now.daysLeft}
                  required
                  value={Math.min(days.value, now.daysLeft)}
                  onInput={(event) => (days.value = Number(event.currentTarget.value))}
                />
              </label>
              <label>
                <span>{say.from}</span>
                <input
                  type="date"
                  name="vacation-from"
                  value={from.value}
                  onInput={(event) => (from.value = event.currentTarget.value)}
                />
              </label>
              <button class="btn" data-online="vacation">
                {say.take}
              </button>
            </form>
          )}
        </>
      )}
      <p role="alert">{problem.value}</p>
    </section>
  );
}
