import type { Action, Node, Prompt, View } from "@ara/pax-romana";
import {
  canGarrisonHere,
  canSpareGarrisons,
  canSpareOne,
  dearer,
  Errand,
  gainsOn,
  garrisonable,
  garrisonPrice,
  intentOf,
  onlyAnswer,
  takeOf,
  tollsOn,
  usualUnits,
  whyNot,
} from "@ara/pax-romana/plans";
import { stackNow, startsOf, waysNow, waysOf, type Goal, type Reach, type Stack } from "@ara/pax-romana/ways";
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { namesFor, sayNo } from "../text/speech.ts";
import type { Path, Planning } from "../text/planning.ts";
import type { Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { RomanaNews } from "../types.ts";
import { draftAt, isForce, movesIn, type Draft, type Kind } from "./draft.ts";
import { keepPlan, keptPlan, type Plan } from "./kept.ts";
import { sayBriefly, sayGoal, sayStopped, sayWhyNot } from "./say.ts";
import { slowly } from "./slowly.ts";
import { texts } from "./words.ts";

/** Questions of a force on its way. */
const isOnTheWay = ({ key }: Prompt): boolean => key === "land.step" || key === "sea.sail";

/** Goals that are not so likely do not glow; pressed, they are goals all the same. */
const LIKELY = 0.5;

/** "This army there": what is chosen on the map, where it could get to, and the plan that answers for it. */
export class Planner implements Planning {
  readonly draft = signal<Draft | null>(null);
  /** Whether units stay in every Space that is gained so; and the Spaces where it is otherwise. */
  readonly occupy = signal(false);
  readonly but = signal<ReadonlySet<Node>>(new Set());
  /** 12.51: the tolls of the way, and whether they are paid without another word. */
  readonly tolls = computed(() => tollsOn(this.goal.value?.way ?? []));
  readonly paysTolls = signal(true);
  readonly gains = computed((): readonly Node[] => (this.#canDrop() ? this.#gains() : []));
  /** 12.14: where of these one unit becomes garrisons; chosen for one goal, and never beforehand. */
  readonly garrison = signal<ReadonlySet<Node>>(new Set());
  readonly garrisonable = computed((): readonly Node[] => this.#garrisonable());
  /** The plan that is carried out, and whether it waits for a word after every leg. */
  readonly errand = signal<Errand | null>(null);
  readonly waits = signal(false);
  readonly reach = computed((): Reach | null => this.#reach());
  readonly goal = computed((): Goal | null => this.#dearer(this.garrison.value.size) ?? null);
  readonly glow = computed((): ReadonlySet<Node> | null => this.#glow());
  readonly path = computed((): Path | null => this.#path());
  readonly #face: TextFace;
  readonly #target = signal<Node | null>(null);
  readonly #end: () => void;
  /** Something is drawn over the map: until it is let go, nothing else changes its place. */
  readonly isLifted = signal(false);
  /** What was chosen before something was lifted. */
  #before: { readonly draft: Draft | null; readonly target: Node | null } = { draft: null, target: null };
  /** What it answered last, and whether it waits for its turn. */
  #answered: RomanaNews | null = null;
  #isQueued = false;
  /** After this press nothing is answered by itself: what was taken back is not given again, and a plan that is over is over. */
  #held = -1;
  /** The units that are named, for the question they answer. */
  #units: { readonly key: string; readonly wanted: readonly number[] } | "usual" | null = null;

  constructor(face: TextFace) {
    this.#face = face;
    const shown = face.shown.peek();
    const kept = shown && keptPlan(face.id, shown);
    if (kept) this.#resume(kept);
    this.#end = effect(() => {
      const now = face.shown.value;
      untracked(() => this.#hear(now));
    });
  }

  /** What is planned is kept for whoever comes back. */
  close(): void {
    this.#end();
    if (this.isLifted.value) this.letGo(null);
    keepPlan(this.#face.id, this.#face.shown.peek(), {
      draft: this.draft.value,
      target: this.#target.value,
      but: this.but.value,
      garrison: this.garrison.value,
      occupy: this.occupy.value,
      errand: this.errand.value,
      waits: this.waits.value,
    });
    this.cancel();
  }

  #resume({ draft, target, but, garrison, occupy, errand, waits }: Plan): void {
    batch(() => {
      this.draft.value = draft;
      this.#target.value = target;
      this.but.value = but;
      this.garrison.value = garrison;
      this.occupy.value = occupy;
      this.errand.value = errand;
      this.waits.value = waits;
    });
  }

  press(spot: Spot): boolean {
    const shown = this.#face.shown.value;
    if (!("node" in spot) || !shown?.news.prompt || this.errand.value) return false;
    const { node } = spot;
    const { prompt, view } = shown.news;
    if (slowly.value && isOnTheWay(prompt) && shown.answers.some(({ at }) => at === node)) return false;
    const goal = this.#goalAt(node);
    if (goal) {
      const isAtOnce =
        !this.draft.value && !slowly.value && goal.how === "sure" && !goal.battle && tollsOn(goal.way).length === 0;
      if (this.#target.value !== node) this.aim(node);
      else if (!isAtOnce) void this.march();
      // On the way, where nobody is asked and no die falls, it goes there at once, and can be taken back as a whole.
      if (isAtOnce) void this.march(false);
      return true;
    }
    // Whoever presses the counter of a fleet means the fleet, whatever else is in its port.
    const draft = draftAt(view, prompt, node, spot.isFleet ? "fleet" : undefined);
    if (!draft) {
      const isMeant = this.draft.value !== null && !shown.answers.some(({ at }) => at === node);
      if (isMeant) this.#refuseAt(node);
      return isMeant;
    }
    this.take(draft);
    return true;
  }

  lift(node: Node): boolean {
    const shown = this.#face.shown.value;
    const { prompt, view } = shown?.news ?? {};
    if (!prompt || !view || this.errand.value) return false;
    this.#face.noted.value = null;
    this.#before = { draft: this.draft.value, target: this.#target.value };
    if (isOnTheWay(prompt))
      return (this.isLifted.value = prompt.about.force?.node === node && this.reach.value !== null);
    const draft = draftAt(view, prompt, node);
    if (!draft || !isForce(draft)) return false;
    batch(() => {
      this.isLifted.value = true;
      // Who was chosen already goes as he was chosen.
      if (this.draft.value?.all.node !== node) this.take(draft);
    });
    return true;
  }

  over(node: Node | null): { readonly says: string; readonly isGoal: boolean } | null {
    const goal = this.#goalAt(node);
    const { view } = this.#face.shown.value?.news ?? {};
    if (node === null || !view) return null;
    const place = namesFor(this.#face.speech.value, view).node(node);
    return goal
      ? { says: sayBriefly(place, goal), isGoal: true }
      : { says: texts.now.value.whyNot.over(place), isGoal: false };
  }

  /** Says beside a place why it is no goal. */
  #refuseAt(node: Node): void {
    const shown = this.#face.shown.value;
    const reach = this.reach.value;
    if (!shown || !reach || node === reach.from) return;
    const speech = this.#face.speech.value;
    const { view } = shown.news;
    const why = sayWhyNot(speech, view, node, whyNot(view, this.draft.value?.chosen ?? null, reach, node));
    this.#face.spot.value = null;
    this.#face.refuse([why.reason]);
    this.#face.noted.value = { node, refused: [{ label: "", reason: why.reason, rule: why.rule }] };
  }

  letGo(node: Node | null): void {
    const { draft, target } = this.#before;
    const isGoal = node !== null && this.#goalAt(node) !== undefined;
    if (node !== null && !isGoal) this.#refuseAt(node);
    batch(() => {
      this.isLifted.value = false;
      if (isGoal) return this.aim(node);
      this.draft.value = draft;
      this.#target.value = target;
    });
  }

  /** A stack is chosen, or something else of it. */
  take(draft: Draft): void {
    batch(() => {
      this.draft.value = draft;
      if (!this.#spares(draft.chosen, this.garrison.value.size)) this.garrison.value = new Set();
      this.#face.reply.value = null;
      this.#face.spot.value = null;
      this.#face.narrowed.value = null;
    });
  }

  kind(kind: Kind): void {
    const { prompt, view } = this.#face.shown.value!.news;
    const draft = prompt && this.draft.value && draftAt(view, prompt, this.draft.value.all.node, kind);
    if (draft) this.draft.value = draft;
  }

  /** Whether a unit is to stay in a Space on the way; or is to, or not. */
  stays(node: Node): boolean {
    return this.occupy.value !== this.but.value.has(node);
  }

  occupyAll(on: boolean): void {
    batch(() => {
      this.occupy.value = on;
      this.but.value = new Set();
    });
  }

  drop(node: Node, stays: boolean): void {
    const others = [...this.but.value].filter((one) => one !== node);
    this.but.value = new Set(stays === this.occupy.value ? others : [...others, node]);
  }

  /** 12.14: a garrison stays in a Space on the way, or does not. */
  leaveGarrison(node: Node, stays: boolean): void {
    const others = [...this.garrison.value].filter((one) => one !== node);
    this.garrison.value = new Set(stays ? [...others, node] : others);
  }

  /** 12.14: a garrison stays where the force is, the others come along. */
  async garrisonHere(): Promise<void> {
    const shown = this.#face.shown.value;
    const stack = shown && stackNow(shown.news.view);
    if (!shown?.news.prompt || !stack || !canGarrisonHere(shown.news.prompt, shown.news.view)) return;
    const need = garrisonPrice(shown.news.view);
    const { node } = shown.news.prompt.about.force!;
    const intent = intentOf({ ...stack, node }, { way: [], need }, { garrison: [node], ends: false });
    this.errand.value = new Errand(intent, true);
    await this.#press(shown);
  }

  aim(node: Node): void {
    // What was said of another plan is not about this one.
    this.#face.reply.value = null;
    this.but.value = new Set();
    this.garrison.value = new Set();
    this.#target.value = node;
    const shown = this.#face.shown.value;
    const [reach, goal] = [this.reach.value, this.goal.value];
    if (shown && reach && goal)
      this.#face.speaker.say(
        sayGoal(this.#face.speech.value, shown.news.view, reach, goal, this.draft.value?.chosen ?? null),
      );
  }

  cancel(): void {
    batch(() => {
      this.draft.value = null;
      this.errand.value = null;
      this.garrison.value = new Set();
      this.#target.value = null;
      this.waits.value = false;
    });
  }

  leave(): boolean {
    const isPlanned = this.draft.value !== null || this.goal.value !== null || this.errand.value !== null;
    this.cancel();
    return isPlanned;
  }

  /** The plan is confirmed, or goes on after it waited. */
  async march(ends = true): Promise<void> {
    const shown = this.#face.shown.value;
    if (!shown?.news.prompt) return;
    this.#face.spot.value = null;
    if (!this.errand.value) {
      const { view } = shown.news;
      const stack = this.draft.value?.chosen ?? stackNow(view);
      if (!stack || !this.goal.value) return;
      const mover = this.draft.value?.mover ?? "own";
      const { way, need, battle } = this.goal.value;
      // 11.33: whoever is to be asked first storms no shore.
      const isStorm = !ends && battle && way.at(-1)?.by === "debark";
      const intent = intentOf(
        stack,
        { way: isStorm ? way.slice(0, -1) : way, need },
        {
          mover,
          occupy: this.gains.value.filter((node) => this.stays(node)),
          garrison: [...this.garrison.value],
          price: garrisonPrice(view),
          tolls: this.paysTolls.value ? this.tolls.value.map(({ at }) => at) : [],
          ends,
        },
      );
      this.errand.value = new Errand(intent, this.draft.value === null);
    }
    this.waits.value = false;
    await this.#press(shown);
  }

  /** Names the units of a question about units, sort by sort where the rules ask so. */
  async name(wanted: readonly number[]): Promise<void> {
    const shown = this.#face.shown.value;
    if (!shown?.news.prompt) return;
    this.#units = { key: shown.news.prompt.key, wanted };
    await this.#press(shown);
  }

  /** An answer that is followed by the question for units: those are named that usually are. */
  async giveUsual(action: Action): Promise<void> {
    const shown = this.#face.shown.value;
    if (!shown) return;
    await this.#face.giving.press(shown.session, async () => {
      this.#units = "usual";
      if (!(await this.#give(shown, action))) this.#units = null;
    });
  }

  takeBack(): void {
    this.#held = this.#face.giving.presses;
    this.#units = null;
    this.cancel();
  }

  #reach(): Reach | null {
    const shown = this.#face.shown.value;
    const draft = this.draft.value;
    if (!shown?.news.prompt || shown.session.viewer === "spectator" || this.errand.value) return null;
    const { view, prompt } = shown.news;
    if (draft) return isForce(draft) && movesIn(prompt) ? waysOf(view, draft.chosen) : null;
    return isOnTheWay(prompt) ? (waysNow(view, shown.session.viewer) ?? null) : null;
  }

  #goalAt(node: Node | null): Goal | undefined {
    return this.reach.value?.goals.find((goal) => goal.node === node && goal.rests);
  }

  /** The goal, with so many garrisons on the way. */
  #dearer(garrisons: number): Goal | null | undefined {
    const [reach, goal] = [this.reach.value, this.#goalAt(this.#target.value)];
    const { view } = this.#face.shown.value?.news ?? {};
    return reach && goal && view && dearer(reach, goal, garrisons * garrisonPrice(view));
  }

  #stack(): Stack | undefined {
    const { view } = this.#face.shown.value?.news ?? {};
    return view && (this.draft.value?.chosen ?? stackNow(view));
  }

  /** Where a garrison can be left on the way: as long as somebody can, and some die gives the Movement Points for one more. */
  #garrisonable(): readonly Node[] {
    const [stack, chosen] = [this.#stack(), this.garrison.value];
    if (!stack) return [];
    const canMore = this.#spares(stack, chosen.size + 1) && this.#dearer(chosen.size + 1) !== null;
    const { view } = this.#face.shown.value!.news;
    return garrisonable(view, this.#gains()).filter((node) => canMore || chosen.has(node));
  }

  /** Whether so many units can become garrisons, and the goal is still reached. */
  #spares(stack: Stack, n: number): boolean {
    const { view } = this.#face.shown.value!.news;
    const attacks = this.#goalAt(this.#target.value)?.way.some(({ attack }) => attack > 0) === true;
    return canSpareGarrisons(view, stack, n, attacks);
  }

  /** Somebody can stay on the way; also one of the garrisons that a unit has become. */
  #canDrop(): boolean {
    const stack = this.#stack();
    return (
      stack !== undefined && (this.garrison.value.size > 0 || canSpareOne(this.#face.shown.value!.news.view, stack))
    );
  }

  #gains(): readonly Node[] {
    const shown = this.#face.shown.value;
    const [stack, goal] = [this.#stack(), this.goal.value];
    const isMarch = stack && goal && stack.isMinor !== true && this.draft.value?.kind !== "fleet";
    return isMarch && shown ? gainsOn(shown.news.view, stack, goal.way) : [];
  }

  #glow(): ReadonlySet<Node> | null {
    const reach = this.reach.value;
    if (reach)
      return new Set(reach.goals.flatMap(({ node, rests, chance }) => (rests && chance >= LIKELY ? [node] : [])));
    const { prompt, view } = this.#face.shown.value?.news ?? {};
    const moves = prompt && movesIn(prompt);
    return moves && view ? startsOf(view, prompt.power, moves) : null;
  }

  #path(): Path | null {
    const { intent } = this.errand.value ?? {};
    if (intent) return { from: intent.stack.node, legs: intent.way.map(({ node }) => ({ node, isRisky: false })) };
    const [reach, goal] = [this.reach.value, this.goal.value];
    if (!reach || !goal) return null;
    return { from: reach.from, legs: goal.way.map(({ node, chance }) => ({ node, isRisky: chance < 1 })) };
  }

  /** Something new is on the screen. */
  #hear(shown: Shown | null): void {
    const prompt = shown?.news.prompt;
    if (!shown) this.cancel();
    if (!shown || !prompt) return;
    if (!this.#units && !this.errand.value) this.#tidy(prompt);
    void this.#goOn();
  }

  /** What was chosen is chosen as long as it can be moved. */
  #tidy(prompt: Prompt): void {
    const draft = this.draft.value;
    if (draft && draft.all.power !== prompt.power) this.cancel();
    else if (draft && !movesIn(prompt)) this.draft.value = null;
    if (!this.draft.value && !this.#goalAt(this.#target.value)) this.#target.value = null;
  }

  async #press({ session }: Shown): Promise<void> {
    await this.#face.giving.press(session, () => this.#answer());
  }

  /** Goes on in its turn, whoever else gives answers. */
  async #goOn(): Promise<void> {
    if (this.#isQueued) return;
    this.#isQueued = true;
    await this.#face.giving.inTurn(() => this.#answer());
  }

  /** Answers as long as it knows what. */
  async #answer(): Promise<void> {
    this.#isQueued = false;
    for (let next = this.#next(); next; next = this.#next()) await next();
  }

  /** What it does next; nothing where somebody must decide, or where it is not yet known what its last answer brought. */
  #next(): (() => Promise<void>) | null {
    const shown = this.#face.shown.value;
    const { prompt, view } = shown?.news ?? {};
    if (!shown || !prompt || !view || shown.news === this.#answered) return null;
    const units = this.#unitsFor(prompt, view);
    if (units)
      return async () => {
        const isLast = units.type === "all" || units.type === "none";
        if (!(await this.#give(shown, units)) || isLast) this.#units = null;
      };
    const errand = this.errand.value;
    if (errand) return this.#nextOf(errand, shown, prompt);
    const only = slowly.value || this.#held === this.#face.giving.presses ? null : onlyAnswer(prompt);
    return only && (async () => void (await this.#give(shown, only)));
  }

  /** Names the units that are wanted, if it is they who are asked for. */
  #unitsFor(prompt: Prompt, view: View): Action | undefined {
    if (this.#units === "usual" && prompt.about.choice)
      this.#units = { key: prompt.key, wanted: usualUnits(prompt, view) };
    const { key, wanted = [] } = this.#units === "usual" ? {} : (this.#units ?? {});
    const action = prompt.about.choice && key === prompt.key ? takeOf(prompt, wanted) : undefined;
    if (!action) this.#units = null;
    return action;
  }

  /** The next answer of the plan, if the question is its own. */
  #nextOf(errand: Errand, shown: Shown, prompt: Prompt): (() => Promise<void>) | null {
    if (this.waits.value) return null;
    const next = errand.next(prompt, shown.news.view);
    if (next === null) this.#stop(shown, errand);
    if (next === null || next === "ask") return null;
    return async () => {
      const { done } = errand.intent;
      if (!(await this.#give(shown, next))) return this.cancel();
      errand.given(next);
      // Given up meanwhile, it is over all the same.
      if (this.errand.value !== errand) return;
      const { intent } = errand;
      if (errand.isOver) this.#stop(shown, errand);
      else if (slowly.value && intent.done > done && intent.done < intent.way.length) this.waits.value = true;
    };
  }

  /** It is over: done, or somebody must decide. */
  #stop(shown: Shown, { intent }: Errand): void {
    this.cancel();
    this.#held = this.#face.giving.presses;
    // What was in mind is still chosen, if it can be reached: also where a battle for it was not won.
    const goal = intent.way.at(-1);
    if (goal && this.#goalAt(goal.node)) this.#target.value = goal.node;
    const why = sayStopped(this.#face.speech.value, shown.news, intent);
    if (why) this.#face.say([why]);
  }

  /** Whether it was taken. */
  async #give(shown: Shown, action: Action): Promise<boolean> {
    const { session, news } = shown;
    this.#answered = news;
    const refusal = await this.#face.giving.act(session, action);
    if (!refusal) return true;
    this.#answered = null;
    this.#held = this.#face.giving.presses;
    this.#face.refuse([sayNo(this.#face.speech.value, refusal)]);
    return false;
  }
}
