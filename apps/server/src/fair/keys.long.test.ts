import { join } from "node:path";
import { keysContract } from "./keys-contract.ts";

keysContract("keys in a SQLite file", (folder) => join(folder, "ara.sqlite"));
