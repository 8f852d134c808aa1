import type { Refusal, Result } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LONG_LINK } from "../store/long-link.ts";
import { linkedAt } from "./where.ts";

export interface LinkProps {
  /** The whole game as a part of an address. */
  readonly link: () => Promise<Result<string, Refusal>>;
  /** The place in it. */
  readonly query: string;
  /** Which game of the house it is. */
  readonly game: string;
  readonly say: Readonly<Record<"copyLink" | "copied" | "notCopied", string>> & {
    readonly longLink: (link: { readonly length: number }) => string;
  };
}

/** A link that opens this game at this step in any browser. Where it cannot be copied, it can be marked by hand. */
export function CopyLink({ link, query, game, say }: LinkProps): JSX.Element {
  const [result, setResult] = useState<{ readonly address: string; readonly copied: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setResult(null), [query]);
  useEffect(() => field.current?.select(), [result]);
  const copy = async (): Promise<void> => {
    const packed = await link();
    if (!packed.ok) return;
    const address = new URL(linkedAt(game, packed.value).address(query), location.href).href;
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setResult({ address, copied });
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {say.copyLink}
      </button>
      <span class="replay-copied" role="status">
        {result &&
          [
            result.copied ? say.copied : say.notCopied,
            ...(result.address.length > LONG_LINK ? [say.longLink(result.address)] : []),
          ].join(" ")}
        {result && !result.copied && (
          <input ref={field} type="text" readOnly aria-label={say.copyLink} value={result.address} />
        )}
      </span>
    </>
  );
}
