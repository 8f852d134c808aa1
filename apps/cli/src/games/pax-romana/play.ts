import { paxRomana, type PaxRomana } from "@ara/pax-romana";
import { namesOf, sayNo } from "@ara/pax-romana/texts";
import type { Values } from "../../command.ts";
import { sitDown, type Playing } from "../../sit-down.ts";
import { romanaBot, romanaBots, type RomanaBot } from "./bots.ts";
import { ROMANA_OPTIONS } from "./option-list.ts";
import { romanaConfig } from "./options.ts";
import { RomanaScreen } from "./screen.ts";

const playing: Playing<PaxRomana> = {
  game: paxRomana,
  options: ROMANA_OPTIONS,
  config: romanaConfig,
  names(config, language) {
    const names = namesOf(language, config);
    return config.seats.map((powers) => names.words.grammar.capital(names.all(powers)));
  },
  sayNo,
  botNames: romanaBots,
  usualBot: "steady",
  bot: (name, seed) => romanaBot(name as RomanaBot, seed),
  screen: (match, company) => new RomanaScreen(match, company),
};

/** `ara play pax-romana`. */
export const play = (values: Values): Promise<number> => sitDown(playing, values);
