import type { JSX } from "preact";
import { kernelWords } from "../../app/kernel-words.ts";
import type { Screen } from "../../app/screen.ts";
import type { HomeParts } from "../../games/game.ts";
import { onlineWords } from "../../online/words.ts";
import { Page } from "../../ui/page.tsx";
import { Lobby } from "./lobby.tsx";
import { Room } from "./room.tsx";
import "./online.css";

/** "/online" is where tables are found, "/online/<id>" one of them before it begins. */
export const onlineOf = (parts: HomeParts): Screen => ({
  Page: ({ path: [id] }): JSX.Element => (
    <Page class="online">{id === undefined ? <Lobby parts={parts} /> : <Room id={id} parts={parts} />}</Page>
  ),
  words: [onlineWords, kernelWords, ...Object.values(parts).flatMap(({ words }) => words)],
  title: () => onlineWords.now.value.title,
});
