import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { addressOf } from "../../online/address.ts";
import { readNotice } from "../../online/api.ts";
import type { HallNotice } from "../../online/hall.ts";
import { onlineWords } from "../../online/words.ts";

/** What one is told in the lobby; whose turn it is stands at each table. */
export function Notices({ told }: { readonly told: Signal<readonly HallNotice[]> }): JSX.Element {
  const say = onlineWords.now.value;
  function read({ id }: HallNotice): void {
    void readNotice(id).catch(() => undefined);
    told.value = told.value.filter((one) => one.id !== id);
  }
  return (
    <>
      {told.value.map((one) =>
        one.what === "turn" ? null : (
          <p key={one.id} class="note online-you" role="status" data-notice={one.what}>
            <span>{say.noticed[one.what]}</span>
            <a class="btn" href={`/table/${addressOf(one.table)}`} onClick={() => read(one)}>
              {say.goThere}
            </a>
            <button class="btn" onClick={() => read(one)}>
              {say.later}
            </button>
          </p>
        ),
      )}
    </>
  );
}
