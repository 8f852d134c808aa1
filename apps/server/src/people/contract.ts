import { describe } from "vitest";
import { blocksContract } from "./blocks-contract.ts";
import { mailContract } from "./mail-contract.ts";
import { passkeysContract } from "./passkeys-contract.ts";
import { profileContract } from "./profile-contract.ts";
import { programsContract } from "./programs-contract.ts";
import { testPeople } from "./testing.ts";

/** What people at the table rely on, whatever the database. */
export function peopleContract(kept: string, database: () => string, isPatient = false): void {
  describe(`people, kept in ${kept}`, () => {
    const people = testPeople(database);
    passkeysContract(people);
    mailContract(people);
    profileContract(people);
    blocksContract(people);
    programsContract(people, isPatient);
  });
}
