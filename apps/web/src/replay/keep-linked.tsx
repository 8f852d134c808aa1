import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/router.ts";
import { keepLinked } from "../store/use-linked.ts";
import type { Saved } from "../store/saved.ts";
import { Icon } from "../ui/icon.tsx";
import { fragment, keptAt } from "./where.ts";

interface Props {
  readonly saved: Saved;
  readonly say: Readonly<Record<"linkShown" | "linkKeep" | "linkNotKept", string>>;
}

/** Of a game that came with its link nothing is kept until somebody wants it. */
export function KeepLinked({ saved, say }: Props): JSX.Element {
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
