import type { UprisingName } from "../../frames.ts";
import { britannia } from "./britannia.ts";
import { cyprus } from "./cyprus.ts";
import { danube } from "./danube.ts";
import { freeGaul } from "./free-gaul.ts";
import { germany } from "./germany.ts";
import { hispania } from "./hispania.ts";
import { judea } from "./judea.ts";
import { localGaul } from "./local-gaul.ts";
import { mauretania } from "./mauretania.ts";
import type { Plan } from "./plan.ts";
import { sardinia } from "./sardinia.ts";

/** 13.3: the rebellions that follow a plan; Africa, the Massive Rebellion and the Naval Mutiny go their own ways. */
export const UPRISINGS: Readonly<Record<UprisingName, Plan>> = {
  britannia,
  cyprus,
  danube,
  germany,
  freeGaul,
  localGaul,
  hispania,
  judea,
  mauretania,
  sardinia,
};
