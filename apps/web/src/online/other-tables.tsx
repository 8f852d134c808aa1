import { useSignal } from "@preact/signals";
import { render, type JSX } from "preact";
import { settings } from "../app/settings.ts";
import { addressOf } from "./address.ts";
import { readNotice } from "./api.ts";
import { useHall, type HallNotice } from "./hall.ts";
import { onlineWords } from "./words.ts";
import "./turns-line.css";

/** Says at one table that it is this player's turn at another, until he goes there or puts it away. */
function OtherTables({ here }: { readonly here: string }): JSX.Element | null {
  const notices = useSignal<readonly HallNotice[]>([]);
  useHall(here, { notices: (told) => (notices.value = told.filter(({ table }) => table !== here)) });
  const [first] = notices.value;
  if (!first) return null;
  const say = onlineWords.now.value;
  const read = (): void => {
    const gone = notices.value.filter(({ what }) => what === first.what);
    for (const { id } of gone) void readNotice(id).catch(() => undefined);
    notices.value = notices.value.filter((one) => !gone.includes(one));
  };
  return (
    <p class="turns-line turns-above note" role="status">
      <span>
        {first.what === "turn"
          ? say.waitsElsewhere({ count: notices.value.filter(({ what }) => what === "turn").length })
          : say.noticed[first.what]}
      </span>
      <a class="btn" href={`/table/${addressOf(first.table)}`} onClick={read}>
        {say.goThere}
      </a>
      <button class="btn" onClick={read}>
        {say.later}
      </button>
    </p>
  );
}

/** Shows it above a table; the answer takes it away. */
export function showOtherTables(here: string): () => void {
  const place = document.createElement("div");
  let gone = false;
  async function show(): Promise<void> {
    await onlineWords.load(settings.value.language);
    if (gone) return;
    document.body.append(place);
    render(<OtherTables here={here} />, place);
  }
  void show().catch(() => undefined);
  return () => {
    gone = true;
    render(null, place);
    place.remove();
  };
}
