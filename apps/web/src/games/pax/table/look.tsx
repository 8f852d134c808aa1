import type { ComponentChildren, JSX } from "preact";
import type { Hands, Sheet } from "./desk.ts";
import { keyProps } from "./key-names.ts";

interface LookProps {
  readonly hands: Hands;
  readonly sheet: Sheet;
  readonly hotkey?: string;
  readonly children: ComponentChildren;
}

/** Opens something beside the table; the whole panel around it can be pressed. */
export const Look = ({ hands, sheet, hotkey, children }: LookProps): JSX.Element => (
  <button type="button" class="table-look" {...keyProps(hotkey)} onClick={() => (hands.sheet.value = sheet)}>
    {children}
  </button>
);
