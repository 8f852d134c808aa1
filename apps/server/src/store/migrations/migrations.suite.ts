import type { Kysely, TableMetadata } from "kysely";
import { Migrator } from "kysely/migration";
import { beforeAll, expect, test } from "vitest";
import { engineOf } from "../engines.ts";
import { Store } from "../store.ts";
import { MIGRATIONS } from "./index.ts";

const OURS = /^kysely_/;

/** What tables there are, with their columns. */
const tablesIn = async (db: Kysely<never>): Promise<readonly TableMetadata[]> =>
  (await db.introspection.getTables()).filter(({ name }) => !OURS.test(name));

const shapeOf = (tables: readonly TableMetadata[]): readonly string[] =>
  tables
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
    )
    .toSorted();

/** Whatever fits: the same text in every column of text, one in every other. */
const rowOf = ({ columns }: TableMetadata): Record<string, unknown> =>
  Object.fromEntries(
    columns
      .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
      .map(({ name, dataType }) => [name, /text|char/i.test(dataType) ? "somebody" : 1]),
  );

/** A database as it was after each change of the schema, with a row in every table, is brought up to date. */
export function migrationsSuite(what: string, database: () => string, empty: () => unknown): void {
  type Rows = Kysely<Record<string, Record<string, unknown>>>;
  const open = () => engineOf(database(), "test");
  const tablesOf = (store: Store) => tablesIn(store.db as unknown as Kysely<never>);
  let anew: readonly string[];
  beforeAll(async () => {
    const store = await Store.open(open());
    anew = shapeOf(await tablesOf(store));
    await store.close();
  }, 30_000);

  test.each(Object.keys(MIGRATIONS))(
    `in ${what} the schema of %s is brought up to date, and every row is there still`,
    async (last) => {
      await empty();
      const before = open();
      const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
      const { error } = await new Migrator({ db: before.db, provider }).migrateTo(last);
      expect(error).toBeUndefined();
      const tables = await tablesIn(before.db as unknown as Kysely<never>);
      expect(tables.length).toBeGreaterThan(3);
      for (const table of tables)
        await (before.db as unknown as Rows).insertInto(table.name).values(rowOf(table)).execute();
      await before.close();

      const store = await Store.open(open());
      expect(shapeOf(await tablesOf(store))).toEqual(anew);
      for (const { name } of tables) {
        const rows = await (store.db as unknown as Rows).selectFrom(name).selectAll().execute();
        expect([name, rows.length]).toEqual([name, 1]);
      }
      await store.close();
    },
    30_000,
  );
}
