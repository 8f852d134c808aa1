import { join } from "node:path";
import { pushContract } from "./contract.ts";

pushContract("push, in a SQLite file", (folder) => join(folder, "ara.sqlite"));
