import type { JSX } from "preact";
import { KeyRows } from "../../../ui/key-rows.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { besideWords } from "./beside-words.ts";
import { KEY_LIST } from "./key-names.ts";

/** Every key of the table, and what it does. */
export function Keys({ close }: { readonly close: () => void }): JSX.Element {
  const say = besideWords.now.value;
  return (
    <Dialog close={close} title={say.keys} isRead>
      <KeyRows keys={KEY_LIST} say={say.keyList} />
    </Dialog>
  );
}
