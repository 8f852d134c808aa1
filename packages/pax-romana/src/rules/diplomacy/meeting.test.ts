import { expect, test } from "vitest";
import type { PowerName } from "../../data/index.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { activates } from "../chance-events/testing.ts";
import { deal } from "./deal.ts";
import { meeting } from "./meeting.ts";
import { meetingOf } from "./invitation.ts";
import { permit } from "./pacts.ts";

const RICH = { rome: 5, carthage: 5, greece: 5, east: 5 } as const;

function meets(given: Given = {}, host: PowerName = "rome"): Table {
  const state = position("V", { treasury: RICH, ...given, settled: true });
  state.order = [0, 1, 2, 3];
  return new Table(state, [meeting, deal], meetingOf(powerOf(host)));
}

test("4.1: the host invites any of the others, each company in one way, and only they are at the table", () => {
  const table = meets();
  expect(table.options("rome")).toEqual(["carthage", "greece", "east"].map((power) => ({ type: "invite", power })));
  table.take("rome", { power: "greece" });
  expect(table.options("rome")).toEqual([{ type: "invite", power: "east" }, { type: "begin" }]);
  table.take("rome", { type: "begin" });
  expect(table.told("meetingCalled")).toMatchObject([{ guests: [powerOf("greece")] }]);
  expect(table.options("rome")).toEqual([{ type: "propose", power: "greece" }, { type: "pass" }]);
  expect(table.refusal("rome", { type: "propose", power: powerOf("carthage") })).toBe("meeting.notInvited 4.1");
});

test("4.1, R251: powers of one player make no agreements with each other", () => {
  const seats = [[0, 3], [1], [2]];
  const table = meets({ config: { seats } });
  expect(table.choices("rome", "power")).toEqual(["carthage", "greece"]);
  const guests = meets({ config: { seats: [[0], [1, 2], [3]] } })
    .take("rome", { power: "carthage" })
    .take("rome", { power: "greece" })
    .take("rome", { type: "begin" })
    .take("rome", { type: "pass" });
  expect(guests.options("carthage")).toEqual([{ type: "propose", power: "rome" }, { type: "pass" }]);
  const alone = position("V", { treasury: RICH, config: { seats: [[0, 1, 2, 3]], options: ["secretAlliances"] } });
  expect(activates(alone, "rome").choices("rome", "type")).toEqual(["pay", "lapse"]);
});

test("4.1: word goes round in play order until all have passed", () => {
  const table = meets().take("rome", { power: "carthage" }).take("rome", { power: "east" });
  expect(table.who).toEqual([powerOf("rome")]);
  table
    .take("rome", { type: "pass" })
    .take("carthage", { type: "propose", power: "east" })
    .take("carthage", { type: "withhold" });
  table.take("east", { type: "pass" }).take("rome", { type: "pass" });
  expect(table.isOpen).toBe(true);
  table.take("carthage", { type: "pass" });
  expect(table.told("meetingEnded")).toHaveLength(1);
  expect(table.isOpen).toBe(false);
});

test("4.1, R252: a Meeting ends after twelve proposals", () => {
  const table = meets().take("rome", { power: "carthage" }).take("rome", { type: "begin" });
  for (let i = 0; i < 12; i++) {
    const power = i % 2 === 0 ? "rome" : "carthage";
    table.take(power, { type: "propose" }).take(power, { type: "withhold" });
  }
  expect(table.isOpen).toBe(false);
});

test("3.2 F.3c, 4.1, R115: a Meeting takes the marker but no Talent, so that an empty treasury can call one", () => {
  const state = position("V", { treasury: { rome: 0 } });
  const table = activates(state, "rome");
  expect(table.choices("rome", "type")).toEqual(["lapse", "callMeeting"]);
  table.take("rome", { type: "callMeeting" });
  expect(table.choices("rome", "type")).toEqual(["invite", "invite", "invite"]);
});

test("3.2 F.3c, R253: in scenario I, where markers cost nothing, a Meeting is one of the operations", () => {
  const state = position("I");
  permit(state, powerOf("greece"), powerOf("rome"), "pass");
  const table = activates(state, "greece");
  expect(table.choices("greece", "type")).toEqual(["operation", "callMeeting", "breakPact"]);
  table.take("greece", { type: "breakPact" }).take("greece", { type: "callMeeting" });
  table.take("greece", { type: "pass" }).take("rome", { type: "pass" });
  expect(table.isOpen).toBe(false);
  expect(table.told("activationEnded")).toHaveLength(1);
});

test("4.2: with the Alliance card the talks are a deal between two powers, and no Meeting is called", () => {
  const state = position("V", { treasury: RICH, config: { game: "advanced" } });
  expect(activates(state, "rome").choices("rome", "type")).not.toContain("callMeeting");
});
