import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { seenAt, spotName, spotsNamed, type Spot } from "./places.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

const OFFERED = 8;

/** Any Space or province: whose it is, what stands there, and where one can go from it. */
export function Look({ face, shown }: { readonly face: TextFace; readonly shown: Shown }): JSX.Element {
  const speech = face.speech.value;
  const { text } = speech;
  const { view } = shown.news;
  const typed = useSignal("");
  const found = spotsNamed(speech, view, typed.value);
  const show = (spot: Spot): void => {
    typed.value = "";
    face.spot.value = spot;
    if ("node" in spot) face.lit.value = { nodes: [spot.node], go: true };
  };
  return (
    <section class="panel" aria-labelledby="romana-look">
      <h2 id="romana-look">{text.look}</h2>
      <form
        class="romana-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (face.look(typed.value)) typed.value = "";
          else face.refuse([text.notFound(typed.value)]);
        }}
      >
        <label for="romana-place">{text.lookLabel}</label>
        <input
          id="romana-place"
          value={typed.value}
          aria-describedby="romana-place-help"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit">{text.look}</button>
        <p id="romana-place-help">{text.lookHelp}</p>
      </form>
      {found.length > 0 && (
        <ul class="romana-spots">
          {found.slice(0, OFFERED).map((spot) => (
            <li key={JSON.stringify(spot)}>
              <button onClick={() => show(spot)}>{spotName(speech, view, spot)}</button>
            </li>
          ))}
        </ul>
      )}
      {face.spot.value && !face.hasMap && <SpotSeen face={face} shown={shown} spot={face.spot.value} show={show} />}
    </section>
  );
}

interface SpotProps {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly spot: Spot;
  readonly show: (spot: Spot) => void;
}

/** What is known of a place. */
export function SpotSeen({ face, shown, spot, show }: SpotProps): JSX.Element {
  const speech = face.speech.value;
  const say = speech.text.place;
  // Upon the map it stands by itself.
  const Heading = face.hasMap ? "h2" : "h3";
  const { title, about, here, ways } = seenAt(speech, shown.news.view, shown.overview, spot);
  return (
    <article class="romana-spot" aria-labelledby="romana-spot">
      <Heading id="romana-spot">{title}</Heading>
      {about !== "" && <p>{about}</p>}
      <dl class="romana-facts">
        <div>
          <dt>{say.here}</dt>
          <dd>
            {here.length === 0 ? (
              say.nothing
            ) : (
              <ul>
                {here.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        {ways.map((way) => (
          <div key={way.title}>
            <dt>{way.title}</dt>
            <dd class="romana-ways">
              {way.to.map(({ to, name, cost }) => (
                <button key={name} class="romana-quiet" onClick={() => show(to)}>
                  {name}
                  {cost !== "" && <small>{cost}</small>}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
