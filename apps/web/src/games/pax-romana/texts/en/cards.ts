import type { CardVerb } from "../../cards/plays.ts";
import type { Moment, Span, Unless } from "@ara/pax-romana/standing";

type At = Exclude<Moment, "any">;

/** What the cards of the Advanced Game say at the table, in English; the type of the other languages. */
const en = {
  title: "Cards",
  hand: (n: number) => `Your hand: ${n} of 3`,
  handOf: ({ power, n }: { power: string; n: number }) => `${power}: ${n} of 3 cards`,
  none: "You hold no card.",
  notHere: "Not in this question.",
  verbs: {
    playCard: "Play",
    keepCard: "Keep",
    cardAsMercenaries: "Take mercenaries",
    discardCard: "Discard",
  } as Readonly<Record<CardVerb, string>>,
  when: {
    own: "In your own Activation, or at a pause of another's.",
    ownStart: "In your own Activation.",
    any: "Whenever cards are played.",
    draw: "Strikes when it is drawn.",
    enemyMove: "While another's troops move.",
    battle: "In a battle on land.",
    reaction: "In answer to a card of another.",
  } as Readonly<Record<string, string>>,
  cost: (talents: number) => `Costs ${talents} T.`,
  removed: "Leaves the game afterwards.",
  copies: (n: number) => (n === 1 ? "Once in the deck." : `${n} times in the deck.`),
  fresh: "Just drawn",
  drawnOwn: "You have drawn",
  drawn: (power: string) => `${power} has drawn`,
  putAway: "Seen",
  inForce: "In force",
  others: "Hands of the others",
  count: (n: number) => (n === 0 ? "no card" : n === 1 ? "1 card" : `${n} cards`),
  seen: (cards: string) => `You have seen: ${cards}.`,
  deck: (n: number) => `${n} cards are in the deck.`,
  discard: (n: number) => `Played and discarded: ${n}`,
  gone: (n: number) => `Out of the game: ${n}`,
  pass: "Play no card",
  window: {
    now: {
      cardPlayed: ({ who }: { who: string }) => `${who} plays this card.`,
      landPoint: ({ who }: { who: string }) => `${who} marches through a narrow place.`,
      transport: ({ who }: { who: string }) => `${who} carries troops over the sea without an escort.`,
      battle: ({ who }: { who: string }) => `A battle is about to begin. Active: ${who}.`,
      shifts: ({ who }: { who: string }) => `The shifts of this battle are known. Active: ${who}.`,
      pause: ({ who }: { who: string }) => `A pause in an Activation: ${who}.`,
    } as Readonly<Record<At, (said: { who: string }) => string>>,
    struck: ({ who }: { who: string }) => `${who} has drawn this card, and it strikes at once.`,
    names: (who: string) => `It names ${who}.`,
    can: "You could answer with a card of yours, or let it pass.",
    cannot: "None of your cards can be played here.",
    play: (card: string) => `Play: ${card}`,
    who: "Who may answer",
    why: "Why you are asked",
    because: {
      cardPlayed: "Everybody who holds cards is asked, whichever they are: so nobody learns who could cancel it.",
      landPoint: "Everybody else who holds cards is asked, whichever they are.",
      transport: "Your squadrons are near enough, and you hold cards.",
      battle: "Your troops are in this battle, and you hold cards.",
      shifts: "You hold cards, and this is the last moment at which one can change the battle.",
      pause: "You have said that you want to be asked at pauses.",
    } as Readonly<Record<At, string>>,
    passed: "If all pass",
    after: {
      cardPlayed: "The card does what it says.",
      landPoint: "The march goes on.",
      transport: "The transport goes on.",
      battle: "The battle begins.",
      shifts: "The shifts are used, and the dice decide.",
      pause: "The Activation goes on.",
    } as Readonly<Record<At, string>>,
  },
  standing: {
    title: "When you are asked",
    number: (n: number) => (n === 0 ? "at every moment you may answer" : n === 1 ? "1 exception" : `${n} exceptions`),
    listen: "Also ask me about cards while others are active",
    listenHint:
      "At a pause you may play most of your cards while another is active. It holds until the end of the turn.",
    later:
      "You are not asked at the pauses of others. Once you hold a card, you can change that in your own Activation, or whenever you are asked whether you play one.",
    anyway: "Ask me also when I can only pass",
    anywayHint:
      "Otherwise you pass without being asked where none of your cards can be played: you play with bots alone, and there is nobody to hide it from.",
    another: "Don't ask me …",
    when: "When",
    but: "Unless",
    long: "How long",
    stand: "Let it stand",
    again: "Ask me again",
    note: "You then pass without being asked, whatever you hold: nobody can tell from it what is in your hand.",
    spare: (who: string) => `Let ${who} pass without being asked`,
    spareHint:
      "Whoever holds cards is asked whenever one might be answered, whatever he holds: so nobody learns anything. Here he can let it be for a while. He then passes without being asked, and can take it back beside his cards.",
    offered: "Pass, and don't ask me again …",
    moments: {
      any: "at any moment",
      cardPlayed: "when a card is played",
      landPoint: "when troops march through a narrow place",
      transport: "when troops are carried without an escort",
      battle: "before a battle",
      shifts: "at the shifts of a battle",
      pause: "at a pause",
    } as Readonly<Record<Moment, string>>,
    unlesses: { never: "never", target: "it is aimed at you", fight: "your units fight" } as Readonly<
      Record<Unless, string>
    >,
    spans: { activation: "in this Activation", turn: "in this turn" } as Readonly<Record<Span, string>>,
    sentence: ({ span, moment, unless }: { span: string; moment: string; unless: string }) =>
      unless === "never" ? `Not ${span} ${moment}.` : `Not ${span} ${moment}, unless ${unless}.`,
  },
};

export default en;
export type CardTableTexts = typeof en;
