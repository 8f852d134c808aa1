import { CATEGORIES, countSymbols, soloGoal } from "@ara/pax";
import { words } from "../../../../app/words.ts";
import { grammar, paxWords } from "../../words.ts";
import { nameOf, type Desk } from "../desk.ts";
import { reader } from "./reader.ts";
import { goalOf, type Row, type Scene } from "./scenes.ts";

export const finaleWords = words(
  import.meta.glob<typeof import("../../texts/en/finale.ts")>("../../texts/*/finale.ts"),
);

/** What a scene shows, in a sentence. */
export function sayScene(desk: Desk, scene: Scene, rows: readonly Row[]): string {
  const say = finaleWords.now.value;
  const { categories } = paxWords.now.value;
  if (scene.type === "card") {
    const changed = rows.filter(({ added }) => added > 0);
    return changed.map(({ category, shown }) => say.card({ category: categories[category], rome: shown })).join(" ");
  }
  if (scene.type === "seal") {
    const { category: name, romeAhead, players, best, rome } = rows[scene.at]!;
    const category = categories[name];
    if (romeAhead) return rome === best ? say.tieToRome({ category }) : say.toRome({ category });
    const you = reader(desk);
    const all = players.flatMap((own, seat) => (own === best ? [seat] : []));
    const who = grammar().and(all.filter((seat) => seat !== you).map(nameOf(desk)));
    if (all.includes(you)) return all.length > 1 ? say.heldWithYou({ category, who }) : say.heldByYou({ category });
    return all.length > 1 ? say.heldBySeveral({ category, who }) : say.held({ category, who });
  }
  return scene.type === "curtain" ? say.curtain : "";
}

/** Who won, and why. */
export function sayVerdict(desk: Desk): { readonly who: string; readonly why: string } {
  const { view } = desk.news.value;
  const { winners, romeWins, categories, players } = view.score!;
  const say = finaleWords.now.value;
  const you = reader(desk);
  const has = categories.filter(({ romeAhead }) => romeAhead).length;
  if (view.config.solo !== null) return saySolo(desk);
  const won = winners.includes(you);
  const others = grammar().and(winners.filter((seat) => seat !== you).map(nameOf(desk)));
  const rome = { has, needs: goalOf(view) };
  if (romeWins) {
    const who = won ? say.romeAndYou : winners.length > 0 ? say.romeWith({ who: others }) : say.rome;
    const crown = won ? say.crownYou : winners.length > 0 ? say.crown({ who: others }) : say.crownNobody;
    const mine = players[you] && !won ? ` ${say.inVain({ points: players[you].total })}` : "";
    return { who, why: `${say.romeHolds(rome)} ${crown}${mine}` };
  }
  const points = players[winners[0]!]!.total;
  const alone = winners.length === 1;
  const who = won
    ? alone
      ? say.youWin
      : say.youShare({ who: others })
    : alone
      ? say.wins({ who: others })
      : say.share({ who: others });
  const most = alone
    ? won
      ? say.mostYou({ points })
      : say.most({ who: others, points })
    : say.mostTogether({ points });
  const mine = won ? "" : sayPlace(players, you);
  return { who, why: `${say.revolt(rome)} ${most} ${mine}`.trim() };
}

/** Where the reader stands among those who did not win; a shared place is shared. */
function sayPlace(players: readonly { readonly total: number }[], you: number): string {
  const points = players[you]?.total;
  if (points === undefined) return "";
  const place = 1 + players.filter(({ total }) => total > points).length;
  return finaleWords.now.value.yourPlace({ place, of: players.length, points });
}

/** 8.4 */
function saySolo(desk: Desk): { readonly who: string; readonly why: string } {
  const { view } = desk.news.value;
  const { romeWins, categories } = view.score!;
  const say = finaleWords.now.value;
  const own = countSymbols(view.players[0]!.display);
  const missing = categories
    .filter(({ category }) => own[CATEGORIES.indexOf(category)] === 0)
    .map(({ category }) => paxWords.now.value.categories[category]);
  const has = categories.filter(({ romeAhead }) => !romeAhead).length;
  const goal = say.solo({ has, needs: soloGoal(view.config) });
  return {
    who: romeWins ? say.rome : say.soloWon,
    why: missing.length === 0 ? goal : `${goal} ${say.soloMissing({ categories: grammar().and(missing) })}`,
  };
}
