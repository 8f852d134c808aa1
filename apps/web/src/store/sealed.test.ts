import { parseJson } from "@ara/kernel";
import { expect, test } from "vitest";
import { isSealed, seal, unseal } from "./sealed.ts";

const SECRET = '{"deck":["army:1:2"],"seed":"nobody knows"}';

async function sealed(text: string) {
  const json = parseJson(text);
  if (!json.ok || !isSealed(json.value)) throw new Error("not sealed");
  return json.value;
}

test("a locked file opens with its password and shows nothing without it", async () => {
  const text = await seal(SECRET, "ägäis");
  expect(text).not.toContain("army");
  const file = await sealed(text);
  // The same word, typed with the dots as letters of their own.
  expect(await unseal(file, "ägäis".normalize("NFD"))).toEqual({ ok: true, value: SECRET });
  expect(await unseal(file, "aegaeis")).toMatchObject({ ok: false, error: { key: "file.locked" } });
});

test("a locked file that somebody changed does not open", async () => {
  const file = await sealed(await seal(SECRET, "salve"));
  const data = (file.data.startsWith("A") ? "B" : "A") + file.data.slice(1);
  for (const broken of [
    { ...file, data },
    { ...file, iv: "!" },
    { ...file, salt: 7 as never },
    { ...file, iterations: 1e12 },
  ]) {
    expect(await unseal(broken, "salve")).toMatchObject({ ok: false, error: { key: "file.locked" } });
  }
});

test("the same file locked twice looks different", async () => {
  expect(await seal(SECRET, "salve")).not.toBe(await seal(SECRET, "salve"));
});
