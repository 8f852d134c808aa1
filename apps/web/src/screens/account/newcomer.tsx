import type { JSX } from "preact";
import { AskName } from "../../online/ask-name.tsx";
import { useMe } from "../../online/use-me.ts";
import { onlineWords } from "../../online/words.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

/** Whoever is nobody yet begins with a name; whatever a guest can become stands here then. */
export function Newcomer({ here: { run } }: { readonly here: Here }): JSX.Element {
  const say = accountWords.now.value;
  const self = useMe();
  return (
    <section class="panel" aria-labelledby="account-newcomer">
      <h2 id="account-newcomer">{say.newcomer}</h2>
      <p>{say.newcomerText}</p>
      {self.asks.value === null && (
        <button class="btn" onClick={() => void self.run(() => run(() => Promise.resolve()))}>
          {onlineWords.now.value.giveName}
        </button>
      )}
      <AskName self={self} />
      <p class="note no" role="alert" hidden={self.problem.value === ""}>
        {self.problem.value}
      </p>
    </section>
  );
}
