import type { JSX } from "preact";
import { usePromised } from "../../../app/use-promised.ts";
import { Sheet } from "../../../ui/side-sheet.tsx";
import type { BooksPage } from "../shell/shell.ts";
import { powerName } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { Emblem } from "../ui/emblem.tsx";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
  readonly page: BooksPage;
  readonly close: () => void;
}

/** The books beside whatever is asked; they come when they are first opened. */
export function BooksSheet({ face, shown, power, page, close }: Props): JSX.Element {
  const made = usePromised(async () => (await import("./load-beside.ts")).load(), []);
  const title = (
    <span class="power-title">
      <Emblem power={power} /> {powerName(face.speech.value, shown.news.view, power)}
    </span>
  );
  return (
    <Sheet title={title} close={close}>
      {made && <made.Books face={face} shown={shown} power={power} first={page} isQuiet close={close} />}
    </Sheet>
  );
}
