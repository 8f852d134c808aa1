import { data, FILES, type Provenance } from "@ara/pax-romana";
import { sourceList } from "@ara/pax-romana/sources";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Screen } from "../../../app/screen.ts";
import { Page } from "../../../ui/page.tsx";
import { romanaWords } from "../words.ts";
import { Card } from "./card.tsx";
import { itemsIn, nameOf, nodesOf, type Sought } from "./items.ts";
import { Plan } from "./plan.tsx";
import { texts } from "./words.ts";
import "./sources.css";

const CONFIDENCES = Object.keys(sourceList.confidence).filter((one) => one !== "corrected");
/** So many are listed at first, and more with every press. */
const STEP = 60;

/** "/pax-romana/sources": how sure we are of every fact, item by item. */
function Sources(): JSX.Element {
  const say = texts.now.value;
  const sought = useSignal<Sought>({ file: "map", confidence: "inferred", words: "" });
  const chosen = useSignal<Provenance | null>(null);
  const nodes = useMemo(() => (chosen.value ? nodesOf(data.map, chosen.value) : []), [chosen.value]);
  return (
    <Page class="facts">
      <h1>{say.title}</h1>
      <p class="facts-intro">{say.intro}</p>
      <Filter sought={sought} />
      <div class="facts-room">
        <List sought={sought.value} chosen={chosen} />
        <div class="facts-side">
          <Plan nodes={nodes} />
          {chosen.value && <Card item={chosen.value} isOnMap={nodes.length > 0} />}
        </div>
      </div>
    </Page>
  );
}

function Filter({ sought }: { readonly sought: Signal<Sought> }): JSX.Element {
  const say = texts.now.value;
  const choose = (change: Partial<Sought>): void => {
    sought.value = { ...sought.value, ...change };
  };
  return (
    <search class="facts-filter panel">
      <label>
        {say.file}
        <select
          data-file
          value={sought.value.file}
          onChange={({ currentTarget }) => choose({ file: currentTarget.value as Sought["file"] })}
        >
          <option value="all">{say.all}</option>
          {FILES.map((file) => (
            <option key={file} value={file}>
              {say.files[file]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.confidence}
        <select
          data-confidence
          value={sought.value.confidence}
          onChange={({ currentTarget }) => choose({ confidence: currentTarget.value })}
        >
          <option value="all">{say.all}</option>
          {CONFIDENCES.map((one) => (
            <option key={one} value={one}>
              {say.confidences[one]!.name}
            </option>
          ))}
        </select>
      </label>
      <label class="facts-words">
        {say.search}
        <input
          type="search"
          value={sought.value.words}
          onInput={({ currentTarget }) => choose({ words: currentTarget.value })}
        />
      </label>
    </search>
  );
}

interface ListProps {
  readonly sought: Sought;
  readonly chosen: Signal<Provenance | null>;
}

function List({ sought, chosen }: ListProps): JSX.Element {
  const say = texts.now.value;
  const { words: called } = romanaWords.now.value;
  const items = useMemo(() => itemsIn(data, sought, called), [sought, called]);
  const shown = useSignal(STEP);
  return (
    <section class="facts-list" aria-label={say.items}>
      <p role="status">{say.count(items.length)}</p>
      <ul>
        {items.slice(0, shown.value).map((item) => (
          <li key={`${item.file} ${item.path}`}>
            <button
              type="button"
              data-item={item.path}
              aria-pressed={chosen.value?.path === item.path && chosen.value.file === item.file}
              onClick={() => (chosen.value = item)}
            >
              <b>{nameOf(data.map, item, called)}</b>
              <small>
                {say.files[item.file]} · {item.path}
              </small>
              <span class="facts-mark" data-mark={item.confidence}>
                {say.confidences[item.confidence]!.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {items.length > shown.value && (
        <button type="button" onClick={() => (shown.value += STEP)}>
          {say.more}
        </button>
      )}
    </section>
  );
}

const screen: Screen = { Page: Sources, words: [texts, romanaWords], title: () => texts.now.value.title };
export default screen;
