import type { JSX } from "preact";
import { choose } from "../../app/settings.ts";
import { rename } from "../../online/account-api.ts";
import { NameForm } from "../../online/name-form.tsx";
import { accountWords } from "./account-words.ts";
import type { Here } from "./use-account.ts";

interface Props {
  readonly here: Here;
  readonly name: string;
  readonly isMember: boolean;
}

/** What one is called. */
export function Name({ here: { run }, name, isMember }: Props): JSX.Element {
  const say = accountWords.now.value;
  const change = (chosen: string): Promise<void> =>
    run(async () => {
      await rename(chosen);
      choose({ name: chosen });
    }, say.renamed);
  return (
    <section class="panel" aria-labelledby="account-name">
      <h2 id="account-name">{say.name}</h2>
      <p>{isMember ? say.nameText : say.guestNameText}</p>
      <NameForm key={name} name={name} button={say.rename} onName={change} isMain={false} />
    </section>
  );
}
