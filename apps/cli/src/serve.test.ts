import { expect, test } from "vitest";
import { openness } from "./serve.ts";

test("who lets others in is told what that means; who is alone on this machine, nothing", () => {
  for (const host of ["localhost", "127.0.0.1", "::1"]) expect(openness({ host })).toEqual([]);
  for (const host of ["0.0.0.0", "::", "192.0.2.7", "ara.local"])
    expect(openness({ host }).join(" ")).toMatch(
      /plain http.* neither passkeys nor keys.*https before it and set origin/,
    );
  expect(openness({ host: "localhost", origin: "https://ara.example" })).toEqual([
    "Others reach it at https://ara.example, by the program that stands before it.",
  ]);
});
