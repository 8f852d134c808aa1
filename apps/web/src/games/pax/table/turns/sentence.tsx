import { CATEGORIES, categoryOf } from "@ara/pax";
import type { Part, Picture, Sentence as Parts } from "@ara/pax/turn";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { beforePaint } from "../../../../ui/before-paint.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Coin, Tile } from "../../ui/tile.tsx";

/** A sentence with its cards, legions and coins drawn among the words. */
export function Sentence({ parts }: { readonly parts: Parts }): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <Piece key={i} part={part} before={parts[i - 1]} after={parts[i + 1]} />
      ))}
    </>
  );
}

/** The longest of these that has room where it stands; its box has a size of its own. */
export function Fitting({ tellings }: { readonly tellings: readonly Parts[] }): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  // Measuring is dear: only where something else is told, or the room is another.
  useLayoutEffect(() => beforePaint(() => fit(box.current!)), [tellings]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => fit(entry!.target as HTMLElement));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const told = useMemo(
    () =>
      tellings.map((parts, i) => (
        <span key={i}>
          <Sentence parts={parts} />
        </span>
      )),
    [tellings],
  );
  return (
    <span ref={box} aria-hidden="true" class="turn-words">
      {told}
    </span>
  );
}

/** Told in full with all words, then with pictures for words where its place allows that, then shorter. */
function fit(box: HTMLElement): void {
  const all = [...box.children] as HTMLElement[];
  for (const [i, one] of all.entries()) {
    for (const other of all) other.hidden = other !== one;
    for (const isTerse of [false, true]) {
      box.classList.toggle("is-terse", isTerse);
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth) return;
    }
    one.hidden = i < all.length - 1;
  }
}

interface PieceProps {
  readonly part: Part;
  readonly before: Part | undefined;
  readonly after: Part | undefined;
}

/** A line may break beside a picture, but not between it and what belongs to it: a bracket, a comma. */
const opening = ({ text, picture }: Part): string => (picture ? "" : (/(?<=\s)\S*$/.exec(text)?.[0] ?? ""));
const closing = ({ text, picture }: Part): string => (picture ? "" : /^\S*/.exec(text)![0]);

function Piece({ part, before, after }: PieceProps): JSX.Element {
  const { text, picture } = part;
  if (!picture) {
    const from = before?.picture ? closing(part).length : 0;
    return <>{text.slice(from, after?.picture ? Math.max(from, text.length - opening(part).length) : undefined)}</>;
  }
  return (
    <span class="turn-part">
      {before && opening(before)}
      {/* A coin has its number in it. */}
      {picture.type === "coins" ? <Coin>{text}</Coin> : <Drawn picture={picture} />}
      {picture.type === "category" ? text : picture.type !== "coins" && <Named text={text} picture={picture} />}
      {after && closing(after)}
    </span>
  );
}

/** "Land II", "legion V": where there is least room the picture stands for all but the number, and for what has none. */
function Named({ text, picture }: Required<Part>): JSX.Element {
  const at = picture.type === "conspiratus" ? text.length : text.search(/\S+$/);
  return (
    <>
      <span class="turn-category">{text.slice(0, at)}</span>
      {text.slice(at)}
    </>
  );
}

function Drawn({ picture }: { readonly picture: Exclude<Picture, { type: "coins" }> }): JSX.Element {
  switch (picture.type) {
    case "card":
      return <Tile category={CATEGORIES[categoryOf(picture.card)]!} />;
    case "category":
      return <Tile category={CATEGORIES[picture.category]!} />;
    case "legion":
      return <Icon name={`legion-${picture.legion + 1}`} />;
    case "conspiratus":
      return <Icon name="primus-conspiratus" class="red" />;
  }
}
