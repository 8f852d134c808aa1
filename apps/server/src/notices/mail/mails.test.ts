import { join } from "node:path";
import { mailsContract } from "./contract.ts";

mailsContract("mails, in a SQLite file", (folder) => join(folder, "ara.sqlite"));
