import type { JSX } from "preact";
import type { Desk, Hands } from "../desk.ts";
import { CategorySheet } from "./category.tsx";
import { PlayerSheet } from "./player.tsx";
import { RomeSheet } from "./rome.tsx";
import { RuleSheet } from "./rule.tsx";
import { SlippedSheet } from "./slipped.tsx";
import "./sheet.css";

/** What is looked into beside the table. */
export function Sheets({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const sheet = hands.sheet.value;
  if (!sheet) return null;
  const close = (): void => {
    hands.sheet.value = null;
  };
  switch (sheet.type) {
    case "player":
      return <PlayerSheet key={sheet.seat} desk={desk} hands={hands} seat={sheet.seat} close={close} />;
    case "rome":
      return <RomeSheet desk={desk} hands={hands} close={close} />;
    case "slipped":
      return <SlippedSheet desk={desk} close={close} />;
    case "category":
      return <CategorySheet key={sheet.category} desk={desk} category={sheet.category} close={close} />;
    case "rule":
      return <RuleSheet key={sheet.rule} hands={hands} rule={sheet.rule} from={sheet.from} close={close} />;
  }
}

/** A rule that is linked opens beside the table; the link to the whole book, and one for another window, do not. */
export function openBeside(hands: Hands, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="/rules/"]:not([data-whole])');
  if (!link) return;
  event.preventDefault();
  hands.sheet.value = { type: "rule", rule: link.pathname.slice("/rules/".length), from: hands.sheet.value };
}
