import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go, here as address } from "../../app/router.ts";
import { openLink } from "../../online/account-api.ts";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

/** Somebody came by a link from a mail. It is opened when he presses the button: whoever only looks at it opens nothing. */
export function LinkOpened({ here: { found, told, run } }: { readonly here: Here }): JSX.Element | null {
  const say = accountWords.now.value;
  const token = useSignal("");
  const { hash } = address.value;
  useEffect(() => {
    const key = /^#link=([\w-]{43})$/.exec(hash)?.[1];
    if (key === undefined) return;
    token.value = key;
    told.value = "";
    // It is nobody's business what it was: not the history's, not who looks over one's shoulder.
    go("/account", "replace");
  }, [hash, token, told]);
  if (token.value === "") return null;
  async function open(): Promise<void> {
    const [shown, before] = [token.value, found.value];
    token.value = "";
    await run(() => openLink(shown), say.linkOpened);
    const now = found.value;
    if (before && before.me.id === now?.me.id && before.mail !== now.mail) told.value = say.addressConfirmed;
  }
  return (
    <section class="panel" aria-labelledby="account-link">
      <h2 id="account-link">{say.link}</h2>
      <p>{found.value ? say.linkTextHere : say.linkText}</p>
      <button class="btn-main" onClick={() => void open()}>
        {say.openLink}
      </button>
    </section>
  );
}
