import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { keepLinked, useLinked } from "../../../store/use-linked.ts";
import { keptAt } from "../../../replay/where.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { PaxLookBack } from "./outline.ts";
import replay, { Reader, Waiting } from "./replay.tsx";
import { fragment, linkedAt } from "./where.ts";
import { replayWords } from "./words.ts";

/** A finished game that came with its link: "/pax/game#at=<decision>&seat=<viewpoint>&g=<the game>". */
function SharedPage(): JSX.Element {
  const link = fragment().get("g") ?? "";
  const game = useLinked<PaxLookBack>(link);
  if (game.state !== "open") return <Waiting game={game} />;
  return <Reader key={link} game={game} where={linkedAt(link)} keep={<Keep saved={game.saved} />} />;
}

/** Nothing is kept until somebody wants it. */
function Keep({ saved }: { readonly saved: Parameters<typeof keepLinked>[0] }): JSX.Element {
  const say = replayWords.now.value;
  const [failed, setFailed] = useState(false);
  const keep = async (): Promise<void> => {
    const params = fragment();
    params.delete("g");
    try {
      go(keptAt(await keepLinked(saved)).address(params.toString()));
    } catch {
      setFailed(true);
    }
  };
  return (
    <p class="replay-keep">
      <Icon name="check" />
      <span>{failed ? say.linkNotKept : say.linkShown}</span>
      <button type="button" class="btn-main" onClick={() => void keep()}>
        {say.linkKeep}
      </button>
    </p>
  );
}

const screen: Screen = { ...replay, Page: SharedPage };
export default screen;
