import type { Principle } from "@ara/bots/pax-romana";

/** Why a bot would answer so, in English; the type of the other languages. */
const en = {
  because: (reason: string) => `Why: ${reason}.`,
  hints: "A hint at every question",
  hintsNote: "What Steady would do, with its reason. You decide.",
  hint: "Hint",
  doIt: "Do it",
  principles: {
    act: "a marker that lapses brings nothing, and the Treasury can bear it",
    save: "the Talents are needed more elsewhere",
    march: "an army can reach something worth taking",
    arm: "there are too few troops for what may come",
    talk: "it agrees only to what costs little and keeps the peace",
    strongest: "the strongest army has the most to win, so it moves first",
    single: "one unit is enough for what is to be done there",
    garrisons: "enough troops stay here; as garrisons they can hold empty Spaces nearby, and found Towns",
    build: "a Town or City brings Talents and points turn after turn",
    enough: "nothing more in reach is worth the risk",
    from: "from there most can be won, and little is lost by leaving",
    together: "together they win more and lose less",
    guard: "enough stays behind to hold the place",
    leader: "with him the army goes farther and fights better",
    leaderStays: "he is needed where he is",
    rating: "he has the better rating for it",
    go: "the way there promises most",
    hold: "a Space counts only while somebody stands in it",
    gather: "they are of more use with the army",
    sea: "by sea it gets where it is wanted",
    catch: "the enemy is weaker here than you are",
    letGo: "the chance is too small, or the army is needed where it stands",
    stand: "here one can hold one's own",
    spare: "against these odds the army is worth more alive",
    bid: "Siege Expertise is worth that much, and no more",
    shifts: "first win, then lose as little as possible",
    cheapest: "the weakest units are missed least",
    sack: "it brings Talents at once",
    mercy: "standing, the place is worth more",
    militia: "the place would fall without it",
    upkeep: "troops are cheaper to keep than to raise again",
    place: "there they are needed most",
    objective: "it brings points",
    bread: "order at home is worth the Talents",
    passage: "nothing is lost by it",
    toll: "it brings in more than it costs",
    leading: "it hurts whoever is ahead",
    best: "of all answers it promises most",
  } satisfies Record<Principle, string> as Readonly<Record<Principle, string>>,
  facts: {
    chance: ({ percent }: { percent: number }) => `the chance is ${percent} %`,
    strength: ({ own, other, place }: { own: number; other: number; place: string }) =>
      `${own} Battle Points against ${other} at ${place}`,
    province: ({ own, all, place }: { own: number; all: number; place: string }) =>
      `you hold ${own} of ${all} Spaces of ${place}`,
    threat: ({ points, place }: { points: number; place: string }) =>
      `enemies can soon bring some ${points} Battle Points to ${place}`,
    price: ({ talents, left }: { talents: number; left: number }) =>
      `it costs ${talents} ${talents === 1 ? "Talent" : "Talents"}, and ${left} ${left === 1 ? "is" : "are"} left`,
  },
};

export default en;
export type HintTexts = typeof en;
