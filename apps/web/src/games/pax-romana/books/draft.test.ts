import { changed, placesOf, quietPage, type Order } from "@ara/pax-romana/books";
import { beforeEach, expect, test, vi } from "vitest";
import type { Shown } from "../text/shown.ts";
import { TestTable } from "../text/testing.ts";
import { dropDraft, orderDraft } from "./draft.ts";

const { view } = new TestTable();
const page = quietPage(view, 0);

/** The first thing that could be raised, and a plan of it. */
const [offer] = placesOf(page, []).flatMap(({ offers }) => offers.filter(({ refusal }) => refusal === null));
const plan = (changed(page, [], offer!.order, 1) as { orders: readonly Order[] }).orders;

/** Somebody at a table whose page was just loaded. */
const seated = (viewer = 0, id = "x", turn = view.turn): Shown =>
  ({ session: { id, viewer }, news: { view: { ...view, turn }, version: 1 } }) as unknown as Shown;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});

test("6.2: a plan that is not sealed is there again after a reload, for the same seat of the same table and turn alone", () => {
  orderDraft(seated(), page).value = plan;
  expect(orderDraft(seated(), page).value).toEqual(plan);
  expect(orderDraft(seated(1), page).value).toEqual([]);
  expect(orderDraft(seated(0, "y"), page).value).toEqual([]);
  expect(orderDraft(seated(0, "x", view.turn + 1), page).value).toEqual([]);
});

test("6.2: a sealed plan leaves nothing behind", () => {
  const shown = seated();
  orderDraft(shown, page).value = plan;
  expect(stored.size).toBe(1);
  dropDraft(shown, "orders");
  expect(stored.size).toBe(0);
  expect(orderDraft(seated(), page).value).toEqual([]);
});

test("6.27: what cannot be ordered any more, or never could, is not brought back", () => {
  orderDraft(seated(), page).value = plan;
  const [name] = stored.keys();
  const kept = JSON.parse(stored.get(name!)!) as { readonly value: readonly Order[] };
  const many = kept.value.map((order) => ({ ...order, n: 999 }));
  for (const wrong of [JSON.stringify({ ...kept, value: many }), JSON.stringify({ ...kept, value: 3 }), "{"]) {
    stored.set(name!, wrong);
    expect(orderDraft(seated(), page).value).toEqual([]);
  }
});

test("where the browser keeps nothing, a plan is made all the same", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const shown = seated();
  const draft = orderDraft(shown, page);
  draft.value = plan;
  expect(orderDraft(shown, page).value).toEqual(plan);
  dropDraft(shown, "orders");
});
