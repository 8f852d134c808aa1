import { serve } from "@ara/protocol";
import { toStarter } from "../../../workers/ports.ts";
import { attendedLesson } from "../cards/attended.ts";
import { tableFor, type Wanted } from "./hosting.ts";
import { LEARNER } from "./tasks.ts";

/** The table of a task in a thread of its own, with the rules and its bots. The first message says which. */
addEventListener(
  "message",
  ({ data }: MessageEvent<Wanted>) => {
    const table = tableFor(data);
    serve(table.config.game === "advanced" ? attendedLesson(table) : table, toStarter, {
      seats: [LEARNER],
      spectates: false,
    });
    void table.start();
  },
  { once: true },
);
