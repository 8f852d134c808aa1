import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { block, met, report, type MetRow } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

const LONGEST_REPORT = 1000;

/** The people of one's last tables: whom one does not want to meet again, and what one has to say of them. */
export function Met({ here: { run } }: { readonly here: Here }): JSX.Element {
  const say = accountWords.now.value;
  const people = useSignal<readonly MetRow[]>([]);
  const about = useSignal<MetRow | null>(null);
  const look = async (): Promise<void> => void (people.value = await met());
  useEffect(() => void look().catch(() => undefined), []);
  const change = (one: MetRow): Promise<void> =>
    run(
      async () => {
        await block(one, !one.blocked);
        await look();
      },
      one.blocked ? say.unblocked(one) : say.isBlocked(one),
    );
  return (
    <section class="panel" aria-labelledby="account-met">
      <h2 id="account-met">{say.met}</h2>
      <p>{people.value.length === 0 ? say.noneMet : say.metText}</p>
      <ul>
        {people.value.map((one) => (
          <li key={`${one.table} ${one.seat}`}>
            <span>
              <b>{one.name}</b>
            </span>
            <button class="btn" aria-pressed={one.blocked} onClick={() => void change(one)}>
              {one.blocked ? say.unblock : say.block}
            </button>
            <button class="btn" onClick={() => (about.value = one)}>
              {say.report}
            </button>
            {about.value === one && (
              <Report
                one={one}
                onSend={async (text) => {
                  about.value = null;
                  await run(() => report(one, text), say.reported);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReportProps {
  readonly one: MetRow;
  readonly onSend: (text: string) => Promise<void>;
}

function Report({ one, onSend }: ReportProps): JSX.Element {
  const say = accountWords.now.value;
  const text = useSignal("");
  return (
    <form
      class="account-report"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== "") void onSend(text.value.trim());
      }}
    >
      <label>
        <span>{say.reportText(one)}</span>
        <textarea
          name="report"
          rows={3}
          maxLength={LONGEST_REPORT}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <button class="btn-main">{say.sendReport}</button>
    </form>
  );
}
