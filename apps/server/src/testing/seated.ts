import { PortTable, type News, type Port, type TableTypes } from "@ara/protocol";
import type { Seat, Viewer } from "@ara/kernel";

interface Told {
  readonly [name: string]: unknown;
}

/** Somebody at a table that has begun, and what he was last told: of the game, and of everything beside it. */
export class Seated {
  readonly table: PortTable<TableTypes>;
  readonly viewer: Viewer;
  around: Told = {};
  news: News<TableTypes> | undefined;

  private constructor(table: PortTable<TableTypes>, viewer: Viewer) {
    this.table = table;
    this.viewer = viewer;
    table.watch(viewer, (news) => void (this.news = news));
  }

  static async at(visitor: { port(id: string): Promise<Port> }, id: string, viewer: Viewer): Promise<Seated> {
    const port = await visitor.port(id);
    let around: Told = {};
    let seated: Seated | undefined;
    port.listen((message) => {
      const told = message as Told;
      if (told["t"] !== "around") return;
      around = told;
      if (seated) seated.around = told;
    });
    let next = 1;
    const table = await PortTable.open<TableTypes>(port, { newId: () => `seated-${viewer}-${next++}` });
    const made = new Seated(table, viewer);
    made.around = around;
    seated = made;
    await new Promise<void>((resolve) => void table.watch(viewer, () => resolve()));
    return made;
  }

  /** Gives the first answer there is, if something is asked; whether it did. */
  async decide(): Promise<boolean> {
    const news = this.news;
    if (!news || news.prompt === null) return false;
    const { options } = news.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
    const { action } = options.find(({ refusal }) => refusal === null)!;
    const refused = await this.table.act(this.viewer as Seat, action, news.version);
    if (refused && refused.key !== "table.stale") throw new Error(JSON.stringify(refused));
    return true;
  }

  close(): void {
    this.table.close();
  }
}

/** Those at a table decide, whoever is asked, until so many decisions were made. */
export async function decideTogether(seated: readonly Seated[], decisions: number): Promise<void> {
  for (let made = 0; made < decisions;) {
    let isAnybody = false;
    for (const one of seated)
      if (await one.decide()) {
        isAnybody = true;
        made++;
        break;
      }
    if (!isAnybody) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
