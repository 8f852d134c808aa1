import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { onlineWords } from "../../online/words.ts";

/** What a computer calls itself. */
const LOCAL: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The address, to be sent to somebody. */
export function Invite({ isMain }: { readonly isMain: boolean }): JSX.Element {
  const say = onlineWords.now.value;
  const copied = useSignal(false);
  const address = location.href.replace(/\?.*/, "");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      // It stands there to be copied by hand.
    }
  }
  return (
    <section class="panel" aria-labelledby="online-invite">
      <h2 id="online-invite">{say.invite}</h2>
      <p class="online-intro">{say.inviteText}</p>
      <p class="online-invite">
        <input
          type="text"
          readOnly
          value={address}
          aria-label={say.inviteAddress}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class={isMain ? "btn-main" : "btn"} onClick={() => void copy()}>
          {say.copy}
        </button>
      </p>
      {LOCAL.includes(location.hostname) && <p class="online-intro">{say.onlyHere}</p>}
      <p class="online-copied" aria-live="polite">
        {copied.value ? say.copied : ""}
      </p>
    </section>
  );
}
