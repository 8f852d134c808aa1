import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { choose, settings, type Settings } from "../../../app/settings.ts";
import { isOnline } from "../../../online/address.ts";
import { above } from "../../../online/line-state.ts";
import { downloadTable } from "../../../store/export.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { TextFace } from "../text/text-face.ts";
import { besideWords } from "./beside-words.ts";
import type { ShellProps } from "./shell.ts";
import { changeTheme } from "./theme.ts";
import { useAccounts } from "./turn-end.ts";

const PACES: readonly Settings["pace"][] = ["slow", "normal", "fast", "instant"];

/** All that is not part of the game: rules, who plays, settings, a file of the game, and the way out. */
export function Menu({ face, shown, shell, close }: ShellProps & { readonly close: () => void }): JSX.Element {
  const say = besideWords.now.value;
  const last = useAccounts(shown).at(-1);
  const online = isOnline(face.id);
  // Until it is over, a game on the server is not this browser's to save, to look back on or to seat anew.
  const isOurs = face.isKept && (shown.news.over || !online);
  const open = (type: "find" | "keys" | "legend" | "seats"): void => {
    shell.beside.value = { type };
  };
  const item = (label: string, press: () => void): JSX.Element => (
    <li>
      <button type="button" onClick={press}>
        {label}
      </button>
    </li>
  );
  const link = (label: string, to: string): JSX.Element => (
    <li>
      <a class="btn" href={to}>
        {label}
      </a>
    </li>
  );
  return (
    <Dialog close={close} title={say.menu}>
      <label class="table-pace">
        {say.pace}
        <select
          value={settings.value.pace}
          onChange={({ currentTarget }) => choose({ pace: currentTarget.value as Settings["pace"] })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {say.paces[pace]}
            </option>
          ))}
        </select>
      </label>
      <ul class="table-menu">
        {online &&
          !shown.news.over &&
          face.sitting.session.value?.viewer !== "spectator" &&
          item(say.askOthers, () => (close(), (above.value = "people")))}
        {item(say.find, () => open("find"))}
        {item(say.log, () => (close(), shell.showLog()))}
        {last && item(say.account.title(last.turn), () => (shell.beside.value = { type: "account", turn: last.turn }))}
        {item(say.theme, changeTheme)}
        {link(say.rules, "/pax-romana/rules")}
        {face.isKept && link(say.textVersion, `/text/${face.id}`)}
        {item(say.legend.title, () => open("legend"))}
        {item(say.keys, () => open("keys"))}
        {isOurs && link(say.replay, `/replay/${face.id}`)}
        {shown.news.over && link(say.score, `/score/${face.id}`)}
        {isOurs && !shown.news.over && item(say.seats.title, () => open("seats"))}
        {isOurs && (
          <li>
            <Save face={face} isOver={shown.news.over} />
          </li>
        )}
        {link(say.settings, "/settings")}
        {online && link(appWords.now.value.online, "/online")}
        {link(say.leave, "/")}
      </ul>
    </Dialog>
  );
}

/** The game so far as a file of one's own. While several people play it, it has everybody's plans. */
function Save({ face, isOver }: { readonly face: TextFace; readonly isOver: boolean }): JSX.Element {
  const say = besideWords.now.value;
  // Somebody may have played who sits here no more.
  const isRefused = useSignal(false);
  const people = face.speech.value.seats.filter(({ bot }) => bot === null).length;
  const isShared = isRefused.value || (!isOver && people > 1);
  return (
    <>
      <button
        type="button"
        disabled={isShared}
        onClick={async () => void (isRefused.value = !(await downloadTable(face.id)))}
      >
        {say.save}
      </button>
      {isShared && <p class="table-menu-why">{say.saveShared}</p>}
    </>
  );
}
