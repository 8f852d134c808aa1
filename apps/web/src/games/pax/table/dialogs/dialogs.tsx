import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { choose, settings, type Settings } from "../../../../app/settings.ts";
import { words } from "../../../../app/words.ts";
import { appWords } from "../../../../app/app-words.ts";
import type { Desk, Hands } from "../desk.ts";
import { say } from "../words.ts";

export const texts = words({
  en: () => import("../../texts/en/dialogs.ts"),
  de: () => import("../../texts/de/dialogs.ts"),
  nl: () => import("../../texts/nl/dialogs.ts"),
});

export function Dialogs({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const { value } = hands.dialog;
  if (value === null) return null;
  return value === "keys" ? <Keys hands={hands} /> : <Menu desk={desk} hands={hands} />;
}

function Dialog({ hands, title, children }: { hands: Hands; title: string; children: ComponentChildren }): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  const close = (): void => {
    hands.dialog.value = null;
  };
  return (
    <dialog ref={element} class="table-dialog panel" aria-labelledby="table-dialog" onClose={close}>
      <h2 id="table-dialog">{title}</h2>
      {children}
      <form method="dialog">
        <button class="btn-main">{appWords.now.value.close}</button>
      </form>
    </dialog>
  );
}

/** The game so far, as a file of one's own. */
async function keep(id: string): Promise<void> {
  const { downloadTable } = await import("../../../../store/export.ts");
  await downloadTable(id);
}

const KEYS = [
  ["D", "draw"],
  ["P", "peek"],
  ["H", "hand"],
  ["1 – 9", "legion"],
  ["U", "deck"],
  ["A B C", "cards"],
  ["N E", "nothing"],
  ["Z", "undo"],
  ["R", "reset"],
  ["T", "hint"],
  ["B", "balance"],
  ["L", "log"],
  ["Space", "skip"],
  ["M", "menu"],
  ["?", "help"],
] as const;

function Keys({ hands }: { readonly hands: Hands }): JSX.Element {
  return (
    <Dialog hands={hands} title={texts.now.value.keysTitle}>
      <dl class="table-keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{texts.now.value.keyList[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type Pace = Settings["pace"];
const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

function Menu({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { undoable, over } = desk.news.value;
  const close = (): void => {
    hands.dialog.value = null;
  };
  return (
    <Dialog hands={hands} title={say().menu}>
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
        {desk.id !== null && (
          <>
            <li>
              <a class="btn" href={`/text/${desk.id}`}>
                {texts.now.value.textVersion}
              </a>
            </li>
            <li>
              <button type="button" onClick={() => void keep(desk.id!)}>
                {texts.now.value.download}
              </button>
            </li>
            {over && (
              <li>
                <a class="btn" href={`/score/${desk.id}`}>
                  {texts.now.value.score}
                </a>
              </li>
            )}
            <li>
              <a class="btn" href={`/replay/${desk.id}`}>
                {texts.now.value.replay}
              </a>
            </li>
          </>
        )}
        <li>
          <a class="btn" href="/rules">
            {texts.now.value.rules}
          </a>
        </li>
        <li>
          <a class="btn" href="/settings">
            {texts.now.value.settings}
          </a>
        </li>
        <li>
          <a class="btn" href="/new">
            {texts.now.value.newTable}
          </a>
        </li>
        <li>
          <a class="btn" href="/">
            {say().home}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
