import type { JSX } from "preact";
import { WhoPlays } from "../../../ui/who-plays.tsx";
import { BooksSheet } from "../books/sheet.tsx";
import { LEVELS } from "../levels.ts";
import { TurnAccount } from "./account.tsx";
import { besideWords } from "./beside-words.ts";
import { Find } from "./find.tsx";
import { Keys } from "./keys-dialog.tsx";
import { Legend } from "./legend.tsx";
import { Menu } from "./menu.tsx";
import { PowerSheet } from "./power-sheet.tsx";
import type { ShellProps } from "./shell.ts";
import "./beside.css";

export { besideWords };

/** What is open over or beside the table. */
export function Beside({ face, shown, shell }: ShellProps): JSX.Element | null {
  const { value } = shell.beside;
  const close = (): void => {
    shell.beside.value = null;
  };
  switch (value?.type) {
    case "menu":
      return <Menu face={face} shown={shown} shell={shell} close={close} />;
    case "keys":
      return <Keys close={close} />;
    case "legend":
      return <Legend face={face} shown={shown} close={close} />;
    case "find":
      return <Find face={face} shown={shown} early={shell.early} close={close} />;
    case "power":
      return <PowerSheet key={value.power} face={face} shown={shown} power={value.power} shell={shell} close={close} />;
    case "account":
      return <TurnAccount key={value.turn} face={face} shown={shown} shell={shell} turn={value.turn} close={close} />;
    case "books":
      return <BooksSheet key={`${value.power} ${value.page}`} {...value} face={face} shown={shown} close={close} />;
    case "seats":
      return (
        <WhoPlays
          id={face.id}
          seats={face.speech.value.seats}
          levels={LEVELS}
          successor={LEVELS[0]}
          say={besideWords.now.value.seats}
          reseat={(change) => face.sitting.reseat(change)}
          close={close}
        />
      );
    default:
      return null;
  }
}
