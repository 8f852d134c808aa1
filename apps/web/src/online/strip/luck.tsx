import type { JSX } from "preact";
import { usePromised } from "../../app/use-promised.ts";
import { partAt } from "../fair/shelf.ts";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

/** So many signs of a commitment tell it from any other. */
const SHOWN = 8;

/** What this browser has done so that the luck of a game can be checked, while it is played; what is proven is said at its end. */
export function Luck({ life }: Props): JSX.Element | null {
  const say = lifeWords.now.value.luck;
  const found = usePromised(async () => ({ part: await partAt(life.id) }), [life.id]);
  if (!found || life.own.value.length === 0 || life.around.value?.over) return null;
  const { part } = found;
  const isIn = part?.roster !== undefined;
  return (
    <>
      <h3>{say.title}</h3>
      <p data-luck={isIn}>
        {isIn ? say.part({ commitment: part.commitment.slice(0, SHOWN) }) : say.none}{" "}
        {part && (part.secretKey ? say.signs : say.noKey)} {say.end}
      </p>
    </>
  );
}
