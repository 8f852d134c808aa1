import type { AccountLine } from "@ara/pax-romana/story";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../../ui/dialog.tsx";
import { RuleLink } from "../rule-link.tsx";
import { inTurn } from "../text/log.ts";
import { namesFor, powerName, sayEvent } from "../text/speech.ts";
import { isMine, signed } from "../text/standing.ts";
import { Emblem } from "../ui/emblem.tsx";
import { besideWords } from "./beside-words.ts";
import type { ShellProps } from "./shell.ts";
import { useAccounts } from "./turn-end.ts";

interface Props extends ShellProps {
  readonly turn: number;
  readonly close: () => void;
}

/** 15.11: what a turn brought everybody, by source, how the standing changed, and who begins the next one. */
export function TurnAccount({ face, shown, shell, turn, close }: Props): JSX.Element | null {
  const say = besideWords.now.value.account;
  const accounts = useAccounts(shown);
  const account = accounts.find((one) => one.turn === turn);
  const { view } = shown.news;
  // One has read enough: the key that goes on closes it.
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((event.key !== " " && event.key !== "Enter") || (event.target as Element).closest("button, a, select"))
        return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (!account) return null;
  const speech = inTurn(face.speech.value, turn);
  const { grammar } = speech.game.words;
  const { who, all } = namesFor(speech, view);
  const [first, ...others] = account.order;
  const hasObjectives = account.lines.some(({ forObjectives }) => forObjectives !== 0);
  return (
    <Dialog close={close} title={say.title(turn)} isRead>
      <div class="account" data-account={turn}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.power}</th>
              <th scope="col">{say.gop}</th>
              <th scope="col">{say.cvp}</th>
              {hasObjectives && <th scope="col">{say.objectives}</th>}
              <th scope="col">{say.gained}</th>
              <th scope="col">{say.total}</th>
            </tr>
          </thead>
          <tbody>
            {account.lines.map((line) => (
              <tr key={line.power} data-mine={isMine(view, line.power) || undefined}>
                <th scope="row">
                  <Emblem power={line.power} /> <span>{powerName(speech, view, line.power)}</span>
                </th>
                <By brings={line.forGop} what={say.ranked({ place: line.byGop, points: line.gop })} />
                <By brings={line.forCvp} what={say.ranked({ place: line.byCvp, points: line.cvp })} />
                {hasObjectives && <By brings={line.forObjectives} what="" />}
                <td>
                  <b>{signed(line.gained)}</b>
                </td>
                <td>
                  <b>{line.total}</b>
                  <small>{say.place(moved(line))}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="account-how">
          {say.how} <RuleLink rule="15.11" />
        </p>
        {account.events.length > 0 && (
          <ul>
            {account.events.map((event, i) => (
              <li key={i}>
                {grammar.sentence(sayEvent(speech, view, event))} <RuleLink rule={event.rule} />
              </li>
            ))}
          </ul>
        )}
        {first !== undefined && (
          <p>
            {grammar.sentence(say.next({ first: who(first), others: all(others) }))} <RuleLink rule="15.13" />
          </p>
        )}
        {accounts.length > 1 && (
          <p class="account-turns" role="group" aria-label={say.turns}>
            {accounts.map((one) => (
              <button
                key={one.turn}
                type="button"
                aria-pressed={one.turn === turn}
                onClick={() => (shell.beside.value = { type: "account", turn: one.turn })}
              >
                {speech.text.turn(one.turn)}
              </button>
            ))}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const By = ({ brings, what }: { readonly brings: number; readonly what: string }): JSX.Element => (
  <td>
    <b>{signed(brings)}</b>
    {what !== "" && <small>{what}</small>}
  </td>
);

const moved = ({
  place,
  placeBefore,
  turn,
}: AccountLine): { readonly now: number; readonly before: number | null } => ({
  now: place,
  before: turn === 1 || place === placeBefore ? null : placeBefore,
});
