import { worldOf } from "@ara/pax-romana";
import { computed, signal } from "@preact/signals";
import { settings } from "../../../app/settings.ts";
import { standingNow } from "../cards/stand.ts";
import { TextFace } from "../text/text-face.ts";
import { openSkirmish } from "./open-skirmish.ts";
import { LEARNER, type Task } from "./tasks.ts";
import { learnWords } from "./words.ts";

/** A chapter of the lesson: its tasks, how far somebody has come kept in mind, and what follows. */
export interface Chapter {
  readonly tasks: readonly Task[];
  readonly keep: (index: number) => void;
  readonly finish: () => void;
}

/** The lesson in progress: a task, and the table it is played at, in this very page. */
export class Skirmish {
  readonly index = signal(0);
  readonly face = signal<TextFace | null>(null);
  readonly chapter: Chapter;
  readonly task = computed<Task>(() => this.chapter.tasks[this.index.value]!);
  /** Nothing more belongs to the task; `won` says whether what was asked for has come about. */
  readonly state = computed(() => {
    const face = this.face.value;
    const shown = face?.shown.value;
    if (!shown) return "open";
    const log = shown.session.lines.value.map(({ event }) => event);
    if (!this.task.value.isOver(shown.news.view.frames, log)) return "open";
    return this.task.value.isWon(log, standingNow(face, shown).length > 0) ? "won" : "lost";
  });

  constructor(chapter: Chapter, index: number) {
    this.chapter = chapter;
    this.begin(index);
  }

  /** Lays a task's position out; the same again begins it anew. */
  begin(index: number): void {
    this.close();
    this.index.value = index;
    this.chapter.keep(index);
    const { id } = this.task.value;
    const names = learnWords.now.value.powers.map((name, seat) =>
      seat === LEARNER ? settings.value.name.trim() || name : name,
    );
    const face = new TextFace("skirmish", (onLost) => openSkirmish({ id, names }, onLost));
    face.isKept = false;
    void face.sitting.open();
    this.face.value = face;
  }

  next(): void {
    if (this.index.value + 1 < this.chapter.tasks.length) this.begin(this.index.value + 1);
    else this.chapter.finish();
  }

  close(): void {
    this.face.value?.close();
    this.face.value = null;
  }
}

/** The places a task is about, for the map to show. */
export function placesOf(face: TextFace, { places }: Task): number[] {
  const config = face.shown.peek()?.news.view.config;
  return config ? places.map((id) => worldOf(config).map.nodeOf.get(id)!) : [];
}
