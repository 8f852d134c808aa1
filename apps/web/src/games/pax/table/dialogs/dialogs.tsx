import { LEVELS } from "@ara/bots/pax/levels";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { appWords } from "../../../../app/app-words.ts";
import { choose, settings, type Settings } from "../../../../app/settings.ts";
import { isOnline } from "../../../../online/address.ts";
import { above } from "../../../../online/line-state.ts";
import { WhoPlays } from "../../../../ui/who-plays.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { KeyRows } from "../../../../ui/key-rows.tsx";
import type { Desk, Hands } from "../desk.ts";
import { KEY_LIST } from "../key-map.ts";
import { OTHER } from "../key-names.ts";
import { say } from "../words.ts";
import { texts } from "./texts.ts";

/** A bot of the middle: it gives nothing away. */
const SUCCESSOR = "centurio";

export function Dialogs({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const { value } = hands.dialog;
  const close = (): void => {
    hands.dialog.value = null;
  };
  if (value === null) return null;
  if (value === "seats" && desk.id !== null && hands.reseat) {
    return (
      <WhoPlays
        id={desk.id}
        seats={desk.seats}
        levels={LEVELS}
        successor={SUCCESSOR}
        say={texts.now.value.seats}
        reseat={hands.reseat}
        close={close}
      />
    );
  }
  return value === "keys" ? <Keys close={close} /> : <Menu desk={desk} hands={hands} close={close} />;
}

/** The game so far, as a file of one's own. While several people play it, it has everybody's cards. */
function Download({ desk, id }: { readonly desk: Desk; readonly id: string }): JSX.Element {
  // Somebody may have played who sits here no more.
  const [isRefused, refuse] = useState(false);
  const isShared = isRefused || (!desk.news.value.over && desk.seats.filter(({ bot }) => bot === null).length > 1);
  const keep = async (): Promise<void> => {
    const { downloadTable } = await import("../../../../store/export.ts");
    refuse(!(await downloadTable(id)));
  };
  return (
    <>
      <button type="button" disabled={isShared} onClick={() => void keep()}>
        {texts.now.value.download}
      </button>
      {isShared && <p class="table-menu-why">{texts.now.value.downloadShared}</p>}
    </>
  );
}

/** Keys that every page has, and what they do here. */
const MORE_KEYS = { other: `${OTHER}A ${OTHER}B`, arrows: "← ↑ → ↓", skip: "Space", close: "Esc" };

function Keys({ close }: { readonly close: () => void }): JSX.Element {
  return (
    <Dialog close={close} title={texts.now.value.keysTitle} isRead>
      <KeyRows keys={{ ...KEY_LIST, ...MORE_KEYS }} say={texts.now.value.keyList} />
      <label class="table-pace">
        {texts.now.value.keysShown}
        <select value={settings.value.keys} onChange={(event) => choose({ keys: event.currentTarget.value as Shown })}>
          {SHOWN.map((shown) => (
            <option key={shown} value={shown}>
              {texts.now.value.keysShownAs[shown]}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}

type Shown = Settings["keys"];
const SHOWN: readonly Shown[] = ["demand", "always", "off"];

type Pace = Settings["pace"];
const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

interface MenuProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly close: () => void;
}

function Menu({ desk, hands, close }: MenuProps): JSX.Element {
  const { undoable, over } = desk.news.value;
  const online = desk.id !== null && isOnline(desk.id);
  // Until it is over, a game on the server is not this browser's to save, to look back on or to seat anew.
  const isOurs = over || !online;
  return (
    <Dialog close={close} title={say().menu}>
      <label class="table-pace">
        {texts.now.value.pace}
        <select value={settings.value.pace} onChange={(event) => choose({ pace: event.currentTarget.value as Pace })}>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {texts.now.value.paces[pace]}
            </option>
          ))}
        </select>
      </label>
      <ul class="table-menu">
        <li>
          <button type="button" disabled={undoable === 0} onClick={() => (close(), void desk.undo(true))}>
            {say().reset}
          </button>
        </li>
        {online && !over && desk.viewer !== "spectator" && (
          <li>
            <button type="button" onClick={() => (close(), (above.value = "people"))}>
              {texts.now.value.askOthers}
            </button>
          </li>
        )}
        {desk.id !== null && (
          <>
            <li>
              <a class="btn" href={`/text/${desk.id}`}>
                {texts.now.value.textVersion}
              </a>
            </li>
            {isOurs && (
              <li>
                <Download desk={desk} id={desk.id} />
              </li>
            )}
            {isOurs && !over && hands.reseat && (
              <li>
                <button type="button" onClick={() => (hands.dialog.value = "seats")}>
                  {texts.now.value.seats.title}
                </button>
              </li>
            )}
            {over && (
              <li>
                <a class="btn" href={`/score/${desk.id}`}>
                  {texts.now.value.score}
                </a>
              </li>
            )}
            {isOurs && (
              <li>
                <a class="btn" href={`/replay/${desk.id}`}>
                  {texts.now.value.replay}
                </a>
              </li>
            )}
          </>
        )}
        <li>
          <button type="button" onClick={() => (close(), (hands.sheet.value = { type: "rule", rule: "", from: null }))}>
            {texts.now.value.rules}
          </button>
        </li>
        <li>
          <a class="btn" href="/settings">
            {texts.now.value.settings}
          </a>
        </li>
        {online && (
          <li>
            <a class="btn" href="/online">
              {appWords.now.value.online}
            </a>
          </li>
        )}
        <li>
          <a class="btn" href={online ? "/new?online" : "/new"}>
            {texts.now.value.newTable}
          </a>
        </li>
        <li>
          <a class="btn" href="/">
            {appWords.now.value.home}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
