import { deckData } from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords } from "../file-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { Page } from "../../../ui/page.tsx";
import { Deck, Mark, sizes } from "./deck.tsx";
import { OwnDeck } from "./own-deck.tsx";
import { SourceText } from "./source-text.tsx";
import { noteWords, texts } from "./words.ts";
import "./sources.css";

const MARKS = ["stated", "corroborated", "inferred"] as const;

function Sources(): JSX.Element {
  const say = texts.now.value;
  return (
    <Page class="sources">
      <h1>{say.title}</h1>
      <p class="sources-intro">{say.intro}</p>
      <div class="sources-columns">
        <Part id="known" title={say.known}>
          <p>{say.knownText}</p>
          <dl class="sources-marks">
            {MARKS.map((mark) => (
              <div key={mark}>
                <dt>
                  <Mark confidence={mark} />
                </dt>
                <dd>{say.marksAbout[mark]}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Facts />
      </div>
      <section aria-labelledby="sources-deck">
        <h2 id="sources-deck">{say.deck}</h2>
        <p class="sources-read">
          {say.deckText(sizes)} {say.source}: <SourceText text={deckData.countsPerCategory.source} />
        </p>
        <Deck />
      </section>
      <div class="sources-columns">
        <Part id="correct" title={say.correct}>
          <Paragraphs of={say.correctText} />
          <OwnDeck />
        </Part>
        <Part id="fair" title={say.fair}>
          <Paragraphs of={say.fairText} />
        </Part>
        <Rulings />
        <Part id="credits" title={say.credits}>
          <Paragraphs of={say.creditsText} />
        </Part>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

const Part = ({ id, title, children }: PartProps): JSX.Element => (
  <section class="panel sources-part" aria-labelledby={`sources-${id}`}>
    <h2 id={`sources-${id}`}>{title}</h2>
    {children}
  </section>
);

const Paragraphs = ({ of }: { readonly of: readonly string[] }): JSX.Element => (
  <>
    {of.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);

function Facts(): JSX.Element {
  const say = texts.now.value;
  return (
    <Part id="facts" title={say.facts}>
      <ol class="sources-facts">
        {deckData.constraints.map(({ id, fact, confidence, source }) => (
          <li key={id}>
            <span lang={say.factOf[id] ? undefined : "en"}>{say.factOf[id] ?? fact}</span>{" "}
            <Mark confidence={confidence} />
            <small>
              {say.source}: <SourceText text={source} />
            </small>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Rulings(): JSX.Element {
  const say = texts.now.value;
  const { rulings, editions, words } = noteWords.now.value;
  return (
    <Part id="rulings" title={say.rulings}>
      <p>{say.rulingsText}</p>
      <ul class="sources-rulings">
        {Object.entries(rulings).map(([rule, { text, why }]) => (
          <li key={rule}>
            {text} <small>{why}</small>{" "}
            <a class="rule" href={`/rules/${rule}`}>
              {appWords.now.value.rule({ rule })}
            </a>
          </li>
        ))}
      </ul>
      <h3>{words.editions}</h3>
      <ul class="sources-rulings">
        {Object.entries(editions).map(([rule, text]) => (
          <li key={rule}>
            {text}{" "}
            <a class="rule" href={`/rules/${rule}`}>
              {appWords.now.value.rule({ rule })}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const screen: Screen = {
  Page: Sources,
  words: [texts, noteWords, kernelWords, fileWords],
  title: () => texts.now.value.title,
};
export default screen;
