import type { JSX } from "preact";
import { removePasskey, type PasskeyRow } from "../../online/account-api.ts";
import { addPasskey, hasPasskeys } from "../../online/passkeys.ts";
import { accountWords } from "./account-words.ts";
import { deviceOf } from "./device.ts";
import type { Here } from "./use-account.ts";
import { when } from "../../online/when.ts";

interface Props {
  readonly here: Here;
  readonly passkeys: readonly PasskeyRow[];
}

/** The keys by which one is known again. */
export function Passkeys({ here: { run }, passkeys }: Props): JSX.Element {
  const say = accountWords.now.value;
  return (
    <section class="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{say.passkeys}</h2>
      <p>{say.passkeysText}</p>
      <ul>
        {passkeys.map(({ id, agent, synced, created, used }) => (
          <li key={id}>
            <span>
              <b>{deviceOf(agent) ?? say.otherDevice}</b>
              <small>
                {say.added({ when: when(created) })}
                {used !== null && ` · ${say.used({ when: when(used) })}`}
                {synced && ` · ${say.synced}`}
              </small>
            </span>
            <button class="btn" onClick={() => void run(() => removePasskey(id), say.removed)}>
              {say.remove}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button class="btn" onClick={() => void run(() => addPasskey(), say.passkeyAdded)}>
          {say.addPasskey}
        </button>
      )}
    </section>
  );
}
