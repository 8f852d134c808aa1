import { worldOf } from "@ara/pax-romana";
import { computed, signal } from "@preact/signals";
import { settings } from "../../../app/settings.ts";
import { TextFace } from "../text/text-face.ts";
import { keepProgress } from "../home/lesson.ts";
import { openSkirmish } from "./open-skirmish.ts";
import { LEARNER, TASKS, type Task } from "./tasks.ts";
import { learnWords } from "./words.ts";

/** The lesson in progress: a task, and the table it is played at, in this very page. */
export class Skirmish {
  readonly index = signal(0);
  readonly face = signal<TextFace | null>(null);
  readonly task = computed<Task>(() => TASKS[this.index.value]!);
  /** Nothing more belongs to the task; `won` says whether what was asked for has come about. */
  readonly state = computed(() => {
    const shown = this.face.value?.shown.value;
    if (!shown || !this.task.value.isOver(shown.news.view.frames)) return "open";
    return this.task.value.isWon(shown.session.lines.value.map(({ event }) => event)) ? "won" : "lost";
  });
  readonly #finish: () => void;

  constructor(index: number, finish: () => void) {
    this.#finish = finish;
    this.begin(index);
  }

  /** Lays a task's position out; the same again begins it anew. */
  begin(index: number): void {
    this.close();
    this.index.value = index;
    keepProgress(index);
    const { id } = TASKS[index]!;
    const names = learnWords.now.value.powers.map((name, seat) =>
      seat === LEARNER ? settings.value.name.trim() || name : name,
    );
    const face = new TextFace("skirmish", (onLost) => openSkirmish({ id, names }, onLost));
    face.isKept = false;
    void face.sitting.open();
    this.face.value = face;
  }

  next(): void {
    if (this.index.value + 1 < TASKS.length) this.begin(this.index.value + 1);
    else this.#finish();
  }

  close(): void {
    this.face.value?.close();
    this.face.value = null;
  }
}

/** The places a task is about, for the map to show. */
export function placesOf(face: TextFace, index: number): number[] {
  const config = face.shown.peek()?.news.view.config;
  return config ? TASKS[index]!.places.map((id) => worldOf(config).map.nodeOf.get(id)!) : [];
}
