import { join } from "node:path";
import { peopleContract } from "./contract.ts";

peopleContract("SQLite", (folder) => join(folder, "ara.sqlite"));
