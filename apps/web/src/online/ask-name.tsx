import type { JSX } from "preact";
import { NameForm } from "./name-form.tsx";
import type { Self } from "./use-me.ts";
import { onlineWords } from "./words.ts";

/** Asks for a name: whoever has none yet before he goes on, or whoever wants another. */
export function AskName({ self }: { readonly self: Self }): JSX.Element | null {
  const say = onlineWords.now.value;
  const { asks, me, give } = self;
  if (asks.value === null) return null;
  return (
    <NameForm
      isAsked
      label={say.namePlease}
      name={me.value?.name ?? ""}
      button={asks.value === "new" ? say.goOnNamed : say.keepName}
      {...(!me.value && { hint: say.nameHint })}
      onName={give}
      onCancel={() => (asks.value = null)}
    />
  );
}
