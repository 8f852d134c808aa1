import type { Seat } from "@ara/kernel";
import { config, measure, NOBODY, openGames, readConfig, SOLO_GAMES, soloGoal, writeConfig } from "@ara/pax";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { go } from "../../../app/router.ts";
import { canShare, download, fileOf, share } from "../../../store/export.ts";
import { isOnline } from "../../../online/address.ts";
import { Rematch } from "../../../online/rematch.tsx";
import { Trusted } from "../../../online/fair/trusted.tsx";
import type { PaxReplay } from "../replay/outline.ts";
import { campaign, campaignOf } from "../store/campaign.ts";
import { newTable } from "../../../store/new-table.ts";
import type { Saved } from "../../../store/saved.ts";
import { firstSeats } from "../../../store/who-sat.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { PlayedBy } from "../ui/played-by.tsx";
import { Honours } from "./honours.tsx";
import { readerOf } from "./reader.ts";
import { ownSymbols } from "./symbols.ts";
import { verdictOf, type Story, type Verdict } from "./story.ts";
import { namesFor, sayCategories, sayList, scoreWords } from "./words.ts";
import "./verdict.css";

interface Props {
  readonly saved: Saved;
  readonly story: Story;
  readonly replay: PaxReplay;
}

/** First of all: who won, and why. */
export function VerdictBand({ saved, story, replay }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const you = readerOf(saved);
  const names = namesFor(saved.seats, you);
  const { config: agreed } = story.view;
  const verdict = verdictOf(story, measure(agreed).romeGoal);
  const game = agreed.nocturnus ? "PAX Nocturnus" : "PAX";
  return (
    <header class="score-verdict">
      <div class="score-verdict-text">
        <p class="caps score-kind">
          {[
            ...(saved.whatIf ? [say.whatIf] : []),
            game,
            say.rounds({ rounds: story.rounds.length }),
            say.players({ players: names.length }),
          ].join(" · ")}
        </p>
        <h1>{headline(verdict, names, you)}</h1>
        <p class="score-lead">
          {lead(verdict, story, names, you).join(" ")} <RuleLink verdict={verdict} />
        </p>
        <PlayedBy saved={saved} />
        <Buttons saved={saved} verdict={verdict} />
        {saved.record?.online === undefined ? (
          <p class="score-shuffle">
            <Icon name={story.seed === "verified" ? "check" : "lock"} />
            <span>{say.shuffle[story.seed]}</span>
          </p>
        ) : (
          <Trusted class="score-shuffle" saved={saved} replay={replay} />
        )}
      </div>
      <Honours story={story} names={names} verdict={verdict} />
    </header>
  );
}

function headline(verdict: Verdict, names: readonly string[], you: Seat): string {
  const say = scoreWords.now.value.verdict;
  switch (verdict.type) {
    case "rome":
      return say.rome;
    case "revolt":
      if (verdict.short === 1) return say.romeShort;
      return verdict.winners.length > 1 ? say.shared : say.wins(named(verdict.winners[0]!, names, you));
    default:
      return say[verdict.type]({ game: numeral(verdict.game) });
  }
}

const named = (seat: Seat, names: readonly string[], you: Seat): { readonly who: string; readonly you: boolean } => ({
  who: names[seat]!,
  you: seat === you,
});

function lead(verdict: Verdict, { view, score }: Story, names: readonly string[], you: Seat): string[] {
  const say = scoreWords.now.value.lead;
  const held = score.categories.filter(({ romeAhead }) => romeAhead).map(({ category }) => category);
  const rome = { categories: sayCategories(held), ahead: held.length, goal: measure(view.config).romeGoal };
  if (verdict.type === "rome") {
    const crowned = verdict.winner === null ? say.nobody : say.crowned(named(verdict.winner, names, you));
    return [say.romeHeld(rome), crowned];
  }
  if (verdict.type === "revolt") {
    const { conspiratus } = view;
    const nearly = conspiratus === NOBODY ? say.wouldNobody : say.wouldCrown(named(conspiratus, names, you));
    const counted = {
      who: sayList(verdict.winners.map((seat) => names[seat]!)),
      you: verdict.winners.includes(you),
      points: verdict.points,
    };
    return [
      say.held(rome),
      ...(verdict.short === 1 ? [nearly] : []),
      verdict.winners.length > 1 ? say.countedShared(counted) : say.counted(counted),
    ];
  }
  return soloLead(verdict, { view, score });
}

/** 8.4, 8.6 */
function soloLead(
  { type, game }: Extract<Verdict, { game: number }>,
  { view, score }: Pick<Story, "view" | "score">,
): string[] {
  const say = scoreWords.now.value.lead;
  const stronger = score.categories.filter(({ romeAhead }) => !romeAhead).length;
  const missing = score.categories
    .filter(({ category }) => ownSymbols(view, 0, category) === 0)
    .map(({ category }) => category);
  const won = campaign.value[campaignOf(view.config.nocturnus)];
  const next = game === SOLO_GAMES ? say.soloEnd : say.soloNext({ game: numeral(game + 1) });
  return [
    say.solo({ stronger, goal: soloGoal(view.config) }),
    missing.length === 0 ? say.soloAll : say.soloMissing({ categories: sayCategories(missing) }),
    // A game that was not open yet, or goes on from an earlier one, wins nothing (8.6).
    type === "soloLost" ? say.soloAgain : won >= game ? next : say.soloNotCounted,
  ];
}

const RULE = { rome: "6.3", revolt: "6.5", soloWon: "8.4", soloLost: "8.4" } as const;

function RuleLink({ verdict }: { readonly verdict: Verdict }): JSX.Element {
  const rule = RULE[verdict.type];
  return (
    <a class="rule" href={`/rules/${rule}`}>
      PAX {rule}
    </a>
  );
}

function Buttons({ saved, verdict }: { readonly saved: Saved; readonly verdict: Verdict }): JSX.Element {
  const say = scoreWords.now.value;
  const file = useMemo(() => fileOf(saved), [saved]);
  const isCampaign = verdict.type === "soloWon";
  const again = isOnline(saved.id) ? (
    !saved.guest && <Rematch id={saved.id} />
  ) : (
    <AgainButton saved={saved} verdict={verdict} />
  );
  return (
    <div class="score-buttons">
      {isCampaign && again}
      <a class={isCampaign ? "btn" : "btn btn-main"} href={`/replay/${saved.id}?at=0&event=1`}>
        <Icon name="play" /> {say.watch}
      </a>
      {!isCampaign && again}
      {file && (
        <button type="button" onClick={() => download(file)}>
          <Icon name="log" /> {say.download}
        </button>
      )}
      {file && canShare(file) && (
        <button type="button" onClick={() => void share(file, say.shareTitle)}>
          <Icon name="globe" /> {say.share}
        </button>
      )}
      <a class="btn" href="/">
        {say.home}
      </a>
    </div>
  );
}

/** 8.6 */
const isOpen = (game: number, nocturnus: boolean): boolean =>
  openGames(campaign.value[campaignOf(nocturnus)]).includes(game);

/** The same seats once more; alone, the next game of the campaign or this one again (8.6). */
function AgainButton({ saved, verdict }: { readonly saved: Saved; readonly verdict: Verdict }): JSX.Element | null {
  const say = scoreWords.now.value;
  const agreed = readConfig(saved.config);
  if (!agreed.ok) return null;
  const { nocturnus } = agreed.value;
  const next = verdict.type === "soloWon" && isOpen(verdict.game + 1, nocturnus);
  const solo = "game" in verdict ? verdict.game + (next ? 1 : 0) : null;
  const game = numeral(solo ?? 0);
  const label = solo === null ? say.again : next ? say.soloNextButton({ game }) : say.soloAgainButton({ game });
  const begin = async (): Promise<void> => {
    const { players, ...options } = agreed.value;
    go(`/table/${await newTable("pax", writeConfig(config(players, { ...options, solo })), firstSeats(saved))}`);
  };
  return (
    <button type="button" class={next ? "btn-main" : ""} onClick={() => void begin()}>
      <Icon name={next ? "laurel" : "plus"} /> {label}
    </button>
  );
}
