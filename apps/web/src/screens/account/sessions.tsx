import type { JSX } from "preact";
import { endSession, type SessionRow } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import { deviceOf } from "./device.ts";
import type { Here } from "./use-account.ts";
import { when } from "../../online/when.ts";

interface Props {
  readonly here: Here;
  readonly sessions: readonly SessionRow[];
}

/** Where one is signed in. */
export function Sessions({ here: { run }, sessions }: Props): JSX.Element {
  const say = accountWords.now.value;
  return (
    <section class="panel" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{say.sessions}</h2>
      <p>{say.sessionsText}</p>
      <ul>
        {sessions.map(({ id, agent, seen, here }) => (
          <li key={id}>
            <span>
              <b>{deviceOf(agent) ?? say.otherDevice}</b>
              <small>{here ? say.thisOne : say.used({ when: when(seen) })}</small>
            </span>
            {!here && (
              <button class="btn" onClick={() => void run(() => endSession(id), say.sessionEnded)}>
                {say.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button class="btn" onClick={() => void run(() => endSession(), say.sessionEnded)}>
          {say.endOthers}
        </button>
      )}
    </section>
  );
}
