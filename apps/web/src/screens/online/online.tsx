import type { JSX } from "preact";
import { kernelWords } from "../../app/kernel-words.ts";
import { path as address } from "../../app/router.ts";
import type { Screen } from "../../app/screen.ts";
import type { HomeParts } from "../../games/game.ts";
import { onlineWords } from "../../online/words.ts";
import { Page } from "../../ui/page.tsx";
import { Account } from "../account/account.tsx";
import { accountWords } from "../account/account-words.ts";
import { History } from "./history.tsx";
import { Ladder } from "./ladder.tsx";
import { Lobby } from "./lobby.tsx";
import { ModerationPage } from "./moderation.tsx";
import { Room } from "./room.tsx";
import { StopMails } from "./stop-mails.tsx";
import { moderationWords } from "../../online/moderation-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { TournamentList } from "../tournaments/list.tsx";
import { TournamentPage } from "../tournaments/tournament.tsx";
import "../tournaments/tournaments.css";
import "./online.css";

const isAccount = (): boolean => address.value[0] === "account";

const titled = (): { readonly now: { readonly value: { readonly title: string } } } => {
  if (isAccount()) return accountWords;
  return address.value[1] === "tournaments" ? tournamentWords : onlineWords;
};

/** No id of a table is as short as these names. */
function screenAt([id, sub]: readonly string[], parts: HomeParts): JSX.Element {
  const games = Object.keys(parts);
  if (id === undefined) return <Lobby parts={parts} />;
  if (id === "tournaments")
    return sub === undefined ? <TournamentList games={games} /> : <TournamentPage key={sub} id={sub} />;
  if (id === "stop") return <StopMails />;
  if (id === "moderation") return <ModerationPage />;
  if (id === "history") return <History parts={parts} />;
  return id === "ladder" ? <Ladder games={games} /> : <Room id={id} parts={parts} />;
}

/**
 * "/online" is where tables are found, "/online/<id>" one of them before it begins; "/online/history", "/online/ladder";
 * "/account" who one is there.
 */
const onlineOf = (parts: HomeParts): Screen => ({
  Page: ({ path }): JSX.Element => (isAccount() ? <Account /> : <Page class="online">{screenAt(path, parts)}</Page>),
  words: [
    onlineWords,
    tournamentWords,
    moderationWords,
    accountWords,
    kernelWords,
    ...Object.values(parts).flatMap(({ words }) => words),
  ],
  title: () => titled().now.value.title,
});

export default onlineOf;
