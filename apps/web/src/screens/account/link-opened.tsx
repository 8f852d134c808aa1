import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go, here as address } from "../../app/router.ts";
import { openLink } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

/** Somebody came by a link from a mail. It is opened when he presses the button: whoever only looks at it opens nothing. */
export function LinkOpened({ here: { run } }: { readonly here: Here }): JSX.Element | null {
  const say = accountWords.now.value;
  const token = useSignal("");
  const { hash } = address.value;
  useEffect(() => {
    const found = /^#link=([\w-]{43})$/.exec(hash)?.[1];
    if (found === undefined) return;
    token.value = found;
    // It is nobody's business what it was: not the history's, not who looks over one's shoulder.
    go("/account", "replace");
  }, [hash, token]);
  if (token.value === "") return null;
  const open = (): Promise<void> => {
    const shown = token.value;
    token.value = "";
    return run(() => openLink(shown), say.linkOpened);
  };
  return (
    <section class="panel" aria-labelledby="account-link">
      <h2 id="account-link">{say.link}</h2>
      <p>{say.linkText}</p>
      <button class="btn-main" onClick={() => void open()}>
        {say.openLink}
      </button>
    </section>
  );
}
