import { pax, type Pax } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { botNames, botPlayer, type BotName } from "./bots.ts";
import type { Values } from "../../command.ts";
import { sitDown, type Playing } from "../../sit-down.ts";
import { tableTexts } from "./texts/index.ts";
import { PAX_OPTIONS } from "./option-list.ts";
import { paxConfig } from "./options.ts";
import { PaxScreen } from "./screen.ts";

const playing: Playing<Pax> = {
  game: pax,
  options: PAX_OPTIONS,
  config: (values) => paxConfig(values),
  names: ({ players }, language) => tableTexts[language].names.slice(0, players),
  sayNo,
  botNames,
  usualBot: "centurio",
  bot: (name, seed, values) => botPlayer(name as BotName, seed, values),
  screen: (match, company) => new PaxScreen(match, company),
};

/** `ara play pax`. */
export const play = (values: Values): Promise<number> => sitDown(playing, values);
