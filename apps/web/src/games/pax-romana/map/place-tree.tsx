import { worldOf } from "@ara/pax-romana";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../lens/words.ts";
import { namesFor } from "../text/speech.ts";
import { seenAt, seenLines, type Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { heardAt, press } from "./link.ts";
import { branchesOf, opened, stepIn, type Branch } from "./branches.ts";
import "./place-tree.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** What the lens in use says of a place. */
  readonly lens: (spot: Spot) => readonly string[];
}

/** The map for those who hear it: territory, province, Space, each in a sentence. It is seen while it has the focus. */
export function PlaceTree({ face, shown, lens }: Props): JSX.Element {
  const words = texts.now.value.tree;
  const { config } = shown.news.view;
  const open = useSignal<ReadonlySet<string>>(new Set());
  const at = useSignal("");
  const moved = useRef(false);
  const current = useRef<HTMLLIElement>(null);
  /** Keys may come faster than the page is drawn. */
  const now = (): { readonly rows: readonly Branch[]; readonly here: Branch } => {
    const all = opened(branchesOf(worldOf(config).map), open.value);
    return { rows: all, here: all.find(({ key }) => key === at.value) ?? all[0]! };
  };
  const { rows, here } = now();
  useEffect(() => {
    if (moved.current) current.current?.focus();
    moved.current = false;
  }, [at.value, open.value]);
  const go = (branch: Branch | undefined): void => {
    if (!branch) return;
    moved.current = true;
    at.value = branch.key;
    if (branch.node !== undefined) face.lit.value = { nodes: [branch.node], go: true };
  };
  const pressed = (event: KeyboardEvent): void => {
    const { rows: lines, here: from } = now();
    const step = stepIn(lines, from, open.value, event.key);
    const spot = spotOf(from);
    if (event.key === "Enter" && spot) press(face, shown, spot);
    else if (step?.open) {
      moved.current = true;
      open.value = step.open;
    } else if (step) go(step.to);
    else return;
    event.preventDefault();
  };
  return (
    <div class="place-tree" data-over>
      <p id="romana-tree-help">{words.help}</p>
      <ul role="tree" aria-label={words.label} aria-describedby="romana-tree-help" onKeyDown={pressed}>
        {rows.map((branch) => (
          <li
            key={branch.key}
            ref={branch === here ? current : null}
            role="treeitem"
            tabIndex={branch === here ? 0 : -1}
            data-branch={branch.key}
            aria-level={branch.level}
            aria-setsize={branch.size}
            aria-posinset={branch.place}
            aria-expanded={branch.inner.length > 0 ? open.value.has(branch.key) : undefined}
            onClick={() => go(branch)}
          >
            {sentenceOf(face, shown, branch, lens, words.points)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const spotOf = ({ node, province }: Branch): Spot | null =>
  node !== undefined ? { node } : province !== undefined ? { province } : null;

function sentenceOf(face: TextFace, shown: Shown, branch: Branch, lens: Props["lens"], points: string): string {
  const speech = face.speech.value;
  const { view } = shown.news;
  if (branch.node !== undefined)
    return [...heardAt(face, shown, branch.node), ...lens({ node: branch.node })].join(" ");
  if (branch.province === undefined)
    return branch.territory === undefined ? points : namesFor(speech, view).territory(branch.territory);
  const spot = { province: branch.province };
  const [first] = seenLines(speech, seenAt(speech, view, shown.overview, spot));
  return [first, ...lens(spot)].join(" ");
}
