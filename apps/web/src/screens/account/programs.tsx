import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { makeBot, makeToken, removeToken, type TokenRow } from "../../online/account-api.ts";
import { Choice } from "../../ui/choice.tsx";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";
import { when } from "../../online/when.ts";

const NAME_LENGTH = 24;
type Kind = "bot" | "play" | "read";

interface Props {
  readonly here: Here;
  readonly tokens: readonly TokenRow[];
}

/** What one's programs show. A token is on the screen once, when it is made. */
export function Programs({ here: { run }, tokens }: Props): JSX.Element {
  const say = accountWords.now.value;
  const made = useSignal("");
  const name = useSignal("");
  const kind = useSignal<Kind>("bot");
  const kindOf = ({ scopes }: TokenRow): Kind =>
    (["bot", "play", "read"] as const).find((one) => scopes.includes(one))!;
  async function make(event: Event): Promise<void> {
    event.preventDefault();
    const chosen = name.value.trim();
    if (chosen === "") return;
    await run(async () => {
      const { token } =
        kind.value === "bot"
          ? await makeBot(chosen)
          : await makeToken(chosen, kind.value === "play" ? ["read", "play"] : ["read"]);
      made.value = token;
      name.value = "";
    });
  }
  return (
    <section class="panel" aria-labelledby="account-programs">
      <h2 id="account-programs">{say.programs}</h2>
      <p>
        {say.programsText}{" "}
        <a href="/api/openapi.json" target="_blank" rel="noreferrer">
          {say.apiList}
        </a>
      </p>
      {tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <li key={token.id}>
              <span>
                <b>{token.name}</b>
                <small>
                  {say.programKinds[kindOf(token)]} · {say.added({ when: when(token.created) })}
                  {token.used !== null && ` · ${say.used({ when: when(token.used) })}`}
                </small>
              </span>
              <button class="btn" onClick={() => void run(() => removeToken(token.id), say.removed)}>
                {say.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form class="account-program" onSubmit={(event) => void make(event)}>
        <Choice<Kind>
          name="program"
          legend={say.programKind}
          options={(["bot", "play", "read"] as const).map((value) => ({ value, label: say.programKinds[value] }))}
          value={kind.value}
          onChoose={(value) => (kind.value = value)}
        />
        <div class="account-line">
          <label>
            <span>{say.programName}</span>
            <input
              type="text"
              name="program-name"
              autocomplete="off"
              maxLength={NAME_LENGTH}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <button class="btn">{say.makeToken}</button>
        </div>
      </form>
      <div aria-live="polite">
        {made.value !== "" && (
          <div class="account-line account-token">
            <label>
              <span>{say.tokenOnce}</span>
              <input type="text" readOnly value={made.value} onFocus={(event) => event.currentTarget.select()} />
            </label>
          </div>
        )}
      </div>
    </section>
  );
}
