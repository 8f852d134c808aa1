import type { JSX } from "preact";
import type { Screen } from "../../../app/screen.ts";
import { KeepLinked } from "../../../replay/keep-linked.tsx";
import { fragment, linkedAt } from "../../../replay/where.ts";
import { useLinked } from "../../../store/use-linked.ts";
import type { RomanaLookBack } from "./outline.ts";
import replay, { Reader, Unread } from "./replay.tsx";
import { replayWords } from "./words.ts";

/** A finished game that came with its link: "/pax-romana/game#at=<decision>&part=<chapter>&seat=<viewpoint>&g=<the game>". */
function SharedPage(): JSX.Element {
  const link = fragment().get("g") ?? "";
  const game = useLinked<RomanaLookBack>(link);
  if (game.state !== "open") return <Unread game={game} />;
  const keep = <KeepLinked saved={game.saved} say={replayWords.now.value} />;
  return <Reader key={link} game={game} where={linkedAt("pax-romana", link)} keep={keep} />;
}

const screen: Screen = { ...replay, Page: SharedPage };
export default screen;
