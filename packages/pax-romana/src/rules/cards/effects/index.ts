import { CARDS, type Card, type CardName } from "../../../data/index.ts";
import type { WindowName } from "../../frames.ts";
import { ambushByCard } from "./ambush.ts";
import { archimedesEffectByCard } from "./archimedes-effect.ts";
import { allianceByCard } from "./alliance.ts";
import { allianceWithPergamum } from "./alliance-with-pergamum.ts";
import { allianceWithRhodes } from "./alliance-with-rhodes.ts";
import { barbarianInvasion } from "./barbarian-invasion.ts";
import { changeInForeignPolicy } from "./change-in-foreign-policy.ts";
import { changeInPoliticalScene } from "./change-in-political-scene.ts";
import { conqueror } from "./conqueror.ts";
import { conspiracyByCard } from "./conspiracy.ts";
import { cunctator } from "./cunctator.ts";
import { deusExMachina } from "./deus-ex-machina.ts";
import { diesIraeByCard } from "./dies-irae.ts";
import { diplomaticMissionByCard } from "./diplomatic-mission.ts";
import { diseaseByCard } from "./disease.ts";
import type { CardEffect } from "./effect.ts";
import { galleyTech } from "./galley-techs.ts";
import { bounteousHarvests, famineAndDrought } from "./harvests.ts";
import { independentExpansionByCard } from "./independent-expansion.ts";
import { know } from "./known.ts";
import { localInsurrectionByCard } from "./local-insurrection.ts";
import { mercenariesEffect } from "./mercenaries.ts";
import { navalAmbush } from "./naval-ambush.ts";
import { piratesByCard } from "./pirates.ts";
import { poliorcetesEffectByCard } from "./poliorcetes-effect.ts";
import { pontusByCard } from "./pontus.ts";
import { raiseTheMilitia } from "./raise-the-militia.ts";
import { rebellionByCard } from "./rebellion.ts";
import { revenuesAndStability } from "./revenues-and-stability.ts";
import { slaveRevoltByCard } from "./slave-revolt.ts";
import { soldierOfFortuneByCard } from "./soldier-of-fortune.ts";
import { spies } from "./spies.ts";
import { stabilityAndOpportunity } from "./stability-and-opportunity.ts";
import { stabilityCheckOfCard } from "./stability-check.ts";
import { successorWarsByCard } from "./successor-wars.ts";
import { tacticalSurprise } from "./tactical-surprise.ts";
import { traitorByCard } from "./traitor.ts";
import { tribalResurgenceByCard } from "./tribal-resurgence.ts";

/** 17.2: what every kind of card does. */
const EFFECTS: Readonly<Record<CardName, CardEffect>> = {
  ambush: ambushByCard,
  "archimedes-effect": archimedesEffectByCard,
  alliance: allianceByCard,
  "alliance-with-pergamum": allianceWithPergamum,
  "alliance-with-rhodes": allianceWithRhodes,
  "artillery-engines": galleyTech,
  "barbarian-invasion": barbarianInvasion,
  "bounteous-harvests": bounteousHarvests,
  "change-in-foreign-policy": changeInForeignPolicy,
  "change-in-political-scene": changeInPoliticalScene,
  conqueror,
  conspiracy: conspiracyByCard,
  corvus: galleyTech,
  cunctator,
  "deus-ex-machina": deusExMachina,
  "dies-irae": diesIraeByCard,
  "diplomatic-mission-into-interior": diplomaticMissionByCard,
  disease: diseaseByCard,
  "famine-and-drought": famineAndDrought,
  harpax: galleyTech,
  "independent-expansion": independentExpansionByCard,
  "local-insurrection": localInsurrectionByCard,
  mercenaries: mercenariesEffect,
  "naval-ambush": navalAmbush,
  pirates: piratesByCard,
  "poliorcetes-effect": poliorcetesEffectByCard,
  pontus: pontusByCard,
  "raise-the-militia": raiseTheMilitia,
  rebellion: rebellionByCard,
  "revenues-and-stability": revenuesAndStability,
  "slave-revolt": slaveRevoltByCard,
  "soldier-of-fortune": soldierOfFortuneByCard,
  spies,
  "stability-and-opportunity": stabilityAndOpportunity,
  "stability-check": stabilityCheckOfCard,
  "successor-wars-roll-on": successorWarsByCard,
  "tactical-surprise": tacticalSurprise,
  traitor: traitorByCard,
  "tribal-resurgence": tribalResurgenceByCard,
};

const BY_CARD: readonly CardEffect[] = CARDS.map((name) => EFFECTS[name]);
know(BY_CARD);

/** The kinds that a window admits. */
export const kindsAt = (window: WindowName): readonly Card[] => ADMITTED[window];

const admittedTo = (window: WindowName): Card[] =>
  BY_CARD.flatMap((effect, card) => (effect.at.includes(window) ? [card] : []));

const ADMITTED: Readonly<Record<WindowName, readonly Card[]>> = {
  cardPlayed: admittedTo("cardPlayed"),
  landPoint: admittedTo("landPoint"),
  transport: admittedTo("transport"),
  battle: admittedTo("battle"),
  shifts: admittedTo("shifts"),
  pause: admittedTo("pause"),
};
