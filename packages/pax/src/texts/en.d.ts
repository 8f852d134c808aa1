declare const categories: {
    land: string;
    intrigue: string;
    wealth: string;
    fleet: string;
    army: string;
    religion: string;
    senator: string;
    militia: string;
    scout: string;
    adversary: string;
};
declare const steps: {
    setup: string;
    turn: string;
    draw: string;
    buy: string;
    play: string;
    tribute: string;
    senate: string;
    over: string;
};
declare const actions: {
    keep: string;
    start: string;
    peek: string;
    draw: string;
    place: string;
    buy: string;
    skip: string;
    play: string;
    end: string;
    tribute: string;
    pass: string;
};
/** All that PAX says, in English; the type of the other languages. */
export declare const en: {
    categories: {
        land: string;
        intrigue: string;
        wealth: string;
        fleet: string;
        army: string;
        religion: string;
        senator: string;
        militia: string;
        scout: string;
        adversary: string;
    };
    steps: {
        setup: string;
        turn: string;
        draw: string;
        buy: string;
        play: string;
        tribute: string;
        senate: string;
        over: string;
    };
    actions: {
        keep: string;
        start: string;
        peek: string;
        draw: string;
        place: string;
        buy: string;
        skip: string;
        play: string;
        end: string;
        tribute: string;
        pass: string;
    };
    /** The log. `who` and `from` are names; cards and groups come as text. */
    events: {
        dealtToRome: ({ cards, hidden }: {
            cards: string;
            hidden: number;
        }) => string;
        dealt: ({ who, cards }: WhoCards) => string;
        kept: ({ who, cards, under }: WhoCards & {
            under: string;
        }) => string;
        started: ({ who, cards }: WhoCards) => string;
        laid: ({ card, legion }: {
            card: string;
            legion: string;
        }) => string;
        round: ({ round, who }: {
            round: number;
            who: string;
        }) => string;
        turn: ({ who }: Who) => string;
        peeked: ({ who, cards }: WhoCards) => string;
        drew: ({ who, cards }: WhoCards) => string;
        placedHand: ({ who, cards }: WhoCards) => string;
        placedDeck: ({ who, cards }: WhoCards) => string;
        fed: ({ who, card, legion }: WhoCard & {
            legion: string;
        }) => string;
        bought: ({ who, cards, legion }: WhoCards & {
            legion: string;
        }) => string;
        played: ({ who, card }: WhoCard) => string;
        conspiratus: ({ who }: Who) => string;
        conspiratusFrom: ({ who, from }: Who & {
            from: string;
        }) => string;
        tribute: ({ who, card }: WhoCard) => string;
        senate: ({ who }: Who) => string;
        passed: ({ who }: Who) => string;
        paid: ({ who, aurei: n }: WhoAurei) => string;
        received: ({ who, aurei: n }: WhoAurei) => string;
        collected: ({ legion, cards }: {
            legion: string;
            cards: string;
        }) => string;
        over: ({ cards }: {
            cards: string;
        }) => string;
    };
    unknownCards: (n: number) => string;
    nothing: string;
    rules: {
        "1.1": string;
        "1.2": string;
        "1.3": string;
        "1.4": string;
        "2.1": string;
        "2.2": string;
        "2.3": string;
        "2.4": string;
        "2.5": string;
        "2.6": string;
        "2.7": string;
        "3.1": string;
        "3.2": string;
        "3.3": string;
        "3.4": string;
        "3.5": string;
        "3.6": string;
        "3.7": string;
        "3.8": string;
        "3.9": string;
        "3.10": string;
        "3.11": string;
        "3.12": string;
        "3.13": string;
        "4.1": string;
        "4.2": string;
        "4.3": string;
        "4.4": string;
        "5.1": string;
        "5.2": string;
        "6.1": string;
        "6.2": string;
        "6.3": string;
        "6.4": string;
        "6.5": string;
        "6.6": string;
        "6.7": string;
        "7.1": string;
        "7.2": string;
        "7.3": string;
        "7.4": string;
        "7.5": string;
        "7.6": string;
        "8.1": string;
        "8.2": string;
        "8.3": string;
        "8.4": string;
        "8.5": string;
        "8.6": string;
        "9.1": string;
        "9.2": string;
        "9.3": string;
        "9.4": string;
        "9.5": string;
        "10.1": string;
        "10.2": string;
        "10.3": string;
        "10.4": string;
    };
    refusals: {
        over: () => string;
        notYourTurn: () => string;
        notNow: ({ action, step }: {
            action: ActionWord;
            step: StepWord;
        }) => string;
        "action.unknown": ({ found }: {
            found: string;
        }) => string;
        "card.unknown": ({ found }: {
            found: string;
        }) => string;
        "legion.unknown": ({ legions }: {
            legions: number;
        }) => string;
        "keep.notDrawn": ({ card }: {
            card: string;
        }) => string;
        "keep.campaign": () => string;
        "start.notCampaign": () => string;
        "start.cards": ({ plays }: {
            plays: number;
        }) => string;
        "peek.solo": () => string;
        "peek.public": () => string;
        "place.notDrawn": ({ card }: {
            card: string;
        }) => string;
        "place.handUsed": () => string;
        "place.deckUsed": () => string;
        "place.legionUsed": () => string;
        "place.firstTwo": () => string;
        "buy.empty": () => string;
        "buy.cannotPay": ({ price, aurei: purse }: {
            price: number;
            aurei: number;
        }) => string;
        "play.notInHand": ({ card }: {
            card: string;
        }) => string;
        "play.cannotPay": ({ cost, aurei: purse }: {
            cost: number;
            aurei: number;
        }) => string;
        "play.limit": ({ category, symbols, limit }: {
            category: CategoryWord;
            symbols: number;
            limit: number;
        }) => string;
        "tribute.notInHand": ({ card }: {
            card: string;
        }) => string;
        "config.players": ({ found }: {
            found: string;
        }) => string;
        "config.solo": ({ players, found }: {
            players: number;
            found: string;
        }) => string;
        "config.field": ({ field, found }: {
            field: string;
            found: string;
        }) => string;
        "deck.file": () => string;
        "deck.line": ({ line }: {
            line: number;
        }) => string;
        "deck.size": ({ category, found, expected }: {
            category: CategoryWord;
            found: number;
            expected: number;
        }) => string;
        "deck.missing": ({ card, found, expected }: Counted) => string;
        "deck.tooMany": ({ card, found, expected }: Counted) => string;
        "deck.total": ({ found, expected }: {
            found: number;
            expected: number;
        }) => string;
        "result.field": ({ field, found }: {
            field: string;
            found: string;
        }) => string;
        "deal.deck": () => string;
        "deal.startPlayer": ({ found }: {
            found: string;
        }) => string;
        "position.field": ({ field, found }: {
            field: string;
            found: string;
        }) => string;
        "position.setAside": ({ found, expected }: {
            found: number;
            expected: number;
        }) => string;
        "position.romeHidden": ({ found }: {
            found: number;
        }) => string;
        "position.legions": ({ found, expected }: {
            found: number;
            expected: number;
        }) => string;
        "position.category": ({ card }: {
            card: string;
        }) => string;
        "position.limit": ({ seat }: {
            seat: number;
        }) => string;
        "position.conspiratus": () => string;
        "position.taken": () => string;
        "position.step": ({ found }: {
            found: string;
        }) => string;
        "position.drawn": () => string;
        "position.notDrawing": () => string;
        "position.played": () => string;
        "position.senate": () => string;
        "position.tribute": () => string;
    };
};
export type Texts = typeof en;
export type RuleNumber = keyof typeof en.rules;
export type CategoryWord = keyof typeof categories;
export type ActionWord = keyof typeof actions;
export type StepWord = keyof typeof steps;
interface Who {
    who: string;
}
interface WhoCard extends Who {
    card: string;
}
interface WhoCards extends Who {
    cards: string;
}
interface WhoAurei extends Who {
    aurei: number;
}
type Counted = {
    card: string;
    found: number;
    expected: number;
};
export {};
