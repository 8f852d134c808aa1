import { join } from "node:path";
import { tournamentsContract } from "./contract.ts";

tournamentsContract("tournaments, in a SQLite file", (folder) => join(folder, "ara.sqlite"));
