import type { News, TableTypes } from "@ara/protocol";
import { PortTable } from "@ara/protocol";
import type { Seat } from "@ara/kernel";
import type { Visitor } from "./visitor.ts";

interface Told {
  readonly [name: string]: unknown;
}

/** Somebody at a table that has begun, and what he was last told: of the game, and of everything beside it. */
export class Seated {
  readonly table: PortTable<TableTypes>;
  readonly seat: Seat;
  around: Told = {};
  news: News<TableTypes> | undefined;

  private constructor(table: PortTable<TableTypes>, seat: Seat) {
    this.table = table;
    this.seat = seat;
    table.watch(seat, (news) => void (this.news = news));
  }

  static async at(visitor: Visitor, id: string, seat: Seat): Promise<Seated> {
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
    const table = await PortTable.open<TableTypes>(port, { newId: () => `seated-${seat}-${next++}` });
    const made = new Seated(table, seat);
    made.around = around;
    seated = made;
    await new Promise<void>((resolve) => void table.watch(seat, () => resolve()));
    return made;
  }

  /** Gives the first answer there is, if something is asked; whether it did. */
  async decide(): Promise<boolean> {
    const news = this.news;
    if (!news || news.prompt === null) return false;
    const { options } = news.prompt as { options: readonly { action: unknown; refusal: unknown }[] };
    const { action } = options.find(({ refusal }) => refusal === null)!;
    const refused = await this.table.act(this.seat, action, news.version);
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
