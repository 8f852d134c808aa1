import type { JSX } from "preact";
import type { Screen } from "../../../app/screen.ts";
import { KeepLinked } from "../../../replay/keep-linked.tsx";
import { fragment, linkedAt } from "../../../replay/where.ts";
import { useLinked } from "../../../store/use-linked.ts";
import type { PaxLookBack } from "./outline.ts";
import replay, { Reader, Waiting } from "./replay.tsx";
import { replayWords } from "./words.ts";

/** A finished game that came with its link: "/pax/game#at=<decision>&seat=<viewpoint>&g=<the game>". */
function SharedPage(): JSX.Element {
  const link = fragment().get("g") ?? "";
  const game = useLinked<PaxLookBack>(link);
  if (game.state !== "open") return <Waiting game={game} />;
  const keep = <KeepLinked saved={game.saved} say={replayWords.now.value} />;
  return <Reader key={link} game={game} where={linkedAt("pax", link)} keep={keep} />;
}

const screen: Screen = { ...replay, Page: SharedPage };
export default screen;
