import { pax, type Pax } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { botNames, botPlayer, type BotName } from "../bots.ts";
import type { Host } from "../sit-down.ts";
import { cliTexts } from "../texts.ts";
import { PAX_OPTIONS, paxConfig } from "./options.ts";
import { PaxScreen } from "./screen.ts";

export const paxHost: Host<Pax> = {
  game: pax,
  options: PAX_OPTIONS,
  config: (values) => paxConfig(values),
  names: ({ players }, language) => cliTexts[language].names.slice(0, players),
  sayNo,
  botNames,
  usualBot: "centurio",
  bot: (name, seed) => botPlayer(name as BotName, seed),
  screen: (match, company) => new PaxScreen(match, company),
};
