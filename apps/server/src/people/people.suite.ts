import { describe } from "vitest";
import { blocksSuite } from "./blocks.suite.ts";
import { mailSuite } from "./mail.suite.ts";
import { passkeysSuite } from "./passkeys.suite.ts";
import { profileSuite } from "./profile.suite.ts";
import { programsSuite } from "./programs.suite.ts";
import { testPeople } from "./testing.ts";

/** What people at the table rely on, whatever the database. */
export function peopleSuite(kept: string, database: () => string, isPatient = false): void {
  describe(`people, kept in ${kept}`, () => {
    const people = testPeople(database);
    passkeysSuite(people);
    mailSuite(people);
    profileSuite(people);
    blocksSuite(people);
    programsSuite(people, isPatient);
  });
}
