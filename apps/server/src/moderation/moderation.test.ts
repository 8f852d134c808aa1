import { join } from "node:path";
import { moderationContract } from "./contract.ts";

moderationContract("moderation, in a SQLite file", (folder) => join(folder, "ara.sqlite"));
