import { CliError, type Command, type Values } from "./command.ts";
import type { CliGame, GameCommandName, Offer, Options } from "./games/game.ts";
import { GAMES } from "./games/registry.ts";

interface GameCommand {
  readonly name: GameCommandName;
  readonly summary: string;
  readonly details?: string;
  /** What every game is told. */
  readonly options: Options;
  /** Whether a word may follow the name of the game. */
  readonly more?: boolean;
}

/** A command about one game: its help is made of what the games give it, and the one that is named carries it out. */
export function gameCommand(
  { name, summary, details, options, more = false }: GameCommand,
  games: readonly CliGame[] = GAMES,
): Command {
  const offers = games.flatMap(({ id, commands }) => (commands[name] ? [{ id, offer: commands[name] }] : []));
  return {
    name,
    summary,
    ...describe(offers, details, options),
    async run(values, positionals) {
      const [said, ...rest] = positionals;
      // Where one game alone has an answer it need not be named.
      const [only] = offers.length === 1 && said === undefined ? offers : [];
      const chosen = only ?? offers.find(({ id }) => id === said);
      if (!chosen) throw unknown(name, said, offers, games);
      const surplus = rest[more ? 1 : 0];
      if (surplus !== undefined) throw new CliError(`unexpected "${surplus}"`);
      refuseForeign(chosen.id, values, { ...options, ...chosen.offer.options });
      const run = await chosen.offer.load();
      return run(values, rest);
    },
  };
}

function unknown(
  name: string,
  said: string | undefined,
  offers: readonly { readonly id: string }[],
  games: readonly CliGame[],
): CliError {
  const having = offers.map(({ id }) => id).join(" or ");
  if (games.some(({ id }) => id === said)) return new CliError(`${said} has no "${name}"; it is for ${having}`);
  return new CliError(`say which game: ${having}${said === undefined ? "" : ` (not "${said}")`}`);
}

/** Usage, details and options of a command, from what games give it. */
export function describe<Run>(
  offers: readonly { readonly id: string; readonly offer: Offer<Run> }[],
  details: string | undefined,
  options: Options,
): Pick<Command, "usage" | "details" | "options"> {
  const told = [details, ...offers.map(({ offer }) => offer.details)].filter((text) => text !== undefined);
  return {
    usage: offers.flatMap(({ id, offer }) => offer.usage.map((line) => `${id} ${line}`)),
    ...(told.length > 0 && { details: told.join("\n") }),
    options: Object.assign({}, ...offers.map(({ offer }) => offer.options), options) as Options,
  };
}

/** An option that only another game knows is a mistake, not something to pass over. */
export function refuseForeign(game: string, values: Values, known: Options): void {
  const foreign = Object.keys(values).find((option) => values[option] !== undefined && !(option in known));
  if (foreign !== undefined) throw new CliError(`${game} has no --${foreign}`);
}
