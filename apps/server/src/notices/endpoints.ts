import { z } from "zod";
import { endpoint, known, orRefused, type Endpoint } from "../http/endpoint.ts";
import { CHANNELS } from "./channel.ts";
import { FREE_SEATS, type Notices } from "./notices.ts";

const Channel = z.enum(CHANNELS);
const Channels = z.array(Channel).max(CHANNELS.length);
const Choices = z.object({
  channels: Channels.readonly(),
  addresses: z.record(z.string(), z.string()),
  offered: Channels.readonly(),
});
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;

/** How somebody is told that it is his turn. */
export const noticeEndpoints = (notices: Notices): readonly Endpoint[] => [
  endpoint({
    method: "GET",
    path: "/api/notices",
    summary: "How one is told that it is one's turn, where nothing else is chosen for a table.",
    answer: Choices,
    run: (asked) => notices.choices(known(asked).id),
  }),
  endpoint({
    method: "POST",
    path: "/api/notices",
    summary: "Chooses how one is told, at all tables for which nothing else is chosen.",
    body: z.object({ channels: Channels }),
    answer: Done,
    async run(asked) {
      orRefused(await notices.choose(known(asked).id, undefined, asked.body.channels));
      return done;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/address",
    summary: "Says where a way of being told leads to; an empty address takes it back.",
    body: z.object({ channel: Channel, address: z.string().max(500) }),
    answer: Done,
    async run(asked) {
      const { channel, address } = asked.body;
      orRefused(await notices.setAddress(known(asked).id, channel, address.trim()));
      return done;
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/read",
    summary: "A notice in the page was read.",
    body: z.object({ id: z.string().max(40) }),
    answer: Done,
    async run(asked) {
      await notices.read(known(asked).id, asked.body.id);
      return done;
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/notices/free",
    summary: "How one is told of seats at open tables that were left to a bot and can be taken over.",
    answer: Choices,
    run: (asked) => notices.choices(known(asked).id, FREE_SEATS),
  }),
  endpoint({
    method: "POST",
    path: "/api/notices/free",
    summary: "Chooses how one is told of such seats; nobody is who has not.",
    body: z.object({ channels: Channels }),
    answer: Done,
    async run(asked) {
      orRefused(await notices.choose(known(asked).id, FREE_SEATS, asked.body.channels));
      return done;
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/tables/:id/notices",
    summary: "How one is told at a table.",
    answer: Choices,
    run: (asked) => notices.choices(known(asked).id, asked.id),
  }),
  endpoint({
    method: "POST",
    path: "/api/tables/:id/notices",
    summary: "Chooses how one is told at a table.",
    body: z.object({ channels: Channels }),
    answer: Done,
    async run(asked) {
      orRefused(await notices.choose(known(asked).id, asked.id, asked.body.channels));
      return done;
    },
  }),
];
