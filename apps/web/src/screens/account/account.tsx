import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { signOut } from "../../online/account-api.ts";
import { Page } from "../../ui/page.tsx";
import { accountWords } from "./account-words.ts";
import { Become } from "./become.tsx";
import { Newcomer } from "./newcomer.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Data } from "./data.tsx";
import { LinkOpened } from "./link-opened.tsx";
import { Mail } from "./mail.tsx";
import { Met } from "./met.tsx";
import { Name } from "./name.tsx";
import { Programs } from "./programs.tsx";
import { Sessions } from "./sessions.tsx";
import { SignIn } from "./sign-in.tsx";
import { VacationChoice } from "../../online/vacation.tsx";
import { useAccount } from "./use-account.ts";
import "./account.css";

/** Who one is at the tables on the server. */
export function Account(): JSX.Element {
  const say = accountWords.now.value;
  const here = useAccount();
  const { found, problem, told, run } = here;
  const mine = found.value;
  const forgets = useSignal(false);
  function forget(): Promise<void> {
    forgets.value = false;
    return run(signOut, say.forgotten);
  }
  return (
    <Page class="account">
      <h1>{say.title}</h1>
      <p class="account-who">
        <span>
          {mine === null && say.nobody}
          {mine && (mine.me.kind === "guest" ? say.guest(mine.me) : say.member(mine.me))}
        </span>
        <a class="btn" href="/online">
          {say.toLobby}
        </a>
        {mine?.me.kind === "member" && (
          <button class="btn" onClick={() => void run(signOut, say.signedOut)}>
            {say.signOut}
          </button>
        )}
        {mine?.me.kind === "guest" && (
          <button class="btn" aria-expanded={forgets.value} onClick={() => (forgets.value = !forgets.value)}>
            {say.forgetGuest}
          </button>
        )}
      </p>
      {mine?.me.kind === "guest" && forgets.value && (
        <p class="note account-who">
          <span>{say.forgetSure}</span>
          <button class="btn-main" onClick={() => void forget()}>
            {say.forgetYes}
          </button>
          <button class="btn" onClick={() => (forgets.value = false)}>
            {say.forgetNo}
          </button>
        </p>
      )}
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      <p class="note" role="status" hidden={told.value === ""}>
        {told.value}
      </p>
      <LinkOpened here={here} />
      {mine === null && (
        <>
          <SignIn here={here} />
          <Newcomer here={here} />
        </>
      )}
      {mine?.me.kind === "guest" && (
        <>
          <Name here={here} name={mine.me.name} isMember={false} />
          <Become here={here} name={mine.me.name} />
          <SignIn here={here} />
        </>
      )}
      {mine?.me.kind === "member" && (
        <>
          <Passkeys here={here} passkeys={mine.passkeys} />
          <Mail here={here} mail={mine.mail} />
        </>
      )}
      {mine && (
        <>
          <Sessions here={here} sessions={mine.sessions} />
          <div class="panel">
            <VacationChoice heading="h2" />
          </div>
          <Met here={here} />
          {mine.me.kind === "member" && <Name here={here} name={mine.me.name} isMember />}
          {mine.me.kind === "member" && <Programs here={here} tokens={mine.tokens} />}
          <Data here={here} name={mine.me.name} />
        </>
      )}
    </Page>
  );
}
