import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { shown } from "../../app/words.ts";
import { addressOf } from "../../online/address.ts";
import { whoAmI } from "../../online/api.ts";
import {
  ban,
  closeLine,
  moderated,
  moderationWords,
  type Moderated,
  type Report,
} from "../../online/moderation-api.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";

const dateOf = (at: number): string =>
  new Date(at).toLocaleString(shown.value, { dateStyle: "medium", timeStyle: "short" });

/** "/online/moderation": reports, and what moderators did. */
export function ModerationPage(): JSX.Element {
  const say = moderationWords.now.value;
  const found = useSignal<Moderated | undefined>(undefined);
  const problem = useSignal("");
  async function read(work: () => Promise<unknown> = async () => undefined): Promise<void> {
    problem.value = "";
    try {
      await work();
      found.value = await moderated();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  useEffect(() => void read(), []);
  return (
    <>
      <h1>{say.title}</h1>
      <p class="online-intro">{say.intro}</p>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      {found.value?.reports.length === 0 && <p>{say.none}</p>}
      {found.value?.reports.map((report) => (
        <Reported key={report.id} report={report} onDo={(work) => void read(work)} />
      ))}
      {found.value && (
        <section class="panel" aria-labelledby="moderation-done">
          <h2 id="moderation-done">{say.done}</h2>
          {found.value.done.length === 0 && <p class="online-none">{say.nothingDone}</p>}
          <ol>
            {found.value.done.map(({ at, act, moderator, person }, i) => (
              <li key={i}>
                {dateOf(at)}: {say.acts[act]({ moderator, person: person || onlineWords.now.value.deletedPlayer })}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface ReportedProps {
  readonly report: Report;
  readonly onDo: (work: () => Promise<unknown>) => void;
}

function Reported({ report, onDo }: ReportedProps): JSX.Element {
  const say = moderationWords.now.value;
  const isSure = useSignal(false);
  const { id, at, by, about, banned, table, text, chat } = report;
  const name = about || onlineWords.now.value.deletedPlayer;
  function press(): void {
    if (!banned && !isSure.value) isSure.value = true;
    else {
      isSure.value = false;
      onDo(() => ban(id, !banned));
    }
  }
  return (
    <section class="panel" aria-label={say.reported({ by, about: name })}>
      <h2>{say.reported({ by: by || onlineWords.now.value.deletedPlayer, about: name })}</h2>
      <p class="online-clock">
        {dateOf(at)} · <a href={`/table/${addressOf(table)}`}>{onlineWords.now.value.room}</a>
      </p>
      <p>{text}</p>
      <details class="online-told">
        <summary>{say.chat}</summary>
        {chat.length === 0 && <p>{say.nothingSaid}</p>}
        <ul>
          {chat.map((line) => (
            <li key={line.n} class="online-row">
              <div>
                {line.his ? <b>{line.name}</b> : line.name}: {line.text} {line.closed && <i>({say.closed})</i>}
              </div>
              <button
                class="btn"
                aria-label={(line.closed ? say.openLine : say.closeLine)({ text: line.text })}
                onClick={() => onDo(() => closeLine(table, line.n, !line.closed))}
              >
                {line.closed ? say.open : say.close}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p class="online-make">
        <button class="btn" onClick={press}>
          {banned ? say.unban({ name }) : say.ban({ name })}
        </button>
        {isSure.value && <span role="status">{say.banSure}</span>}
      </p>
    </section>
  );
}

/** The way there, for those who may. */
export function ModerationLink(): JSX.Element | null {
  const isModerator = useSignal(false);
  useEffect(
    () =>
      void whoAmI()
        .then(({ moderator }) => (isModerator.value = moderator))
        .catch(() => undefined),
    [isModerator],
  );
  return isModerator.value ? (
    <a class="btn" href="/online/moderation">
      {moderationWords.now.value.title}
    </a>
  ) : null;
}
