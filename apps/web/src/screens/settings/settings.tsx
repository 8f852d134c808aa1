import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@ara/kernel";
import type { ComponentType, JSX } from "preact";
import type { Screen } from "../../app/screen.ts";
import { choose, settings } from "../../app/settings.ts";
import { words } from "../../app/words.ts";
import { Choice, Toggle, type ChoiceOption } from "../../ui/choice.tsx";
import { Page } from "../../ui/page.tsx";
import "./settings.css";

const texts = words(import.meta.glob<typeof import("../../texts/en/settings.ts")>("../../texts/*/settings.ts"));

/** Each in its own tongue: who is lost in another finds the way back. */
const TONGUES: readonly ChoiceOption<Language>[] = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
  lang: value,
}));

const NAME_LENGTH = 24;

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): ChoiceOption<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** A few pieces of each game. */
type Samples = readonly ComponentType[];

function Settings({ samples }: { readonly samples: Samples }): JSX.Element {
  const say = texts.now.value;
  return (
    <Page class="settings">
      <h1>{say.title}</h1>
      <p class="settings-intro">{say.intro}</p>
      <div class="settings-field">
        <You />
        <Playing />
        <Seeing samples={samples} />
      </div>
      <p class="settings-kept">{say.kept}</p>
    </Page>
  );
}

function You(): JSX.Element {
  const say = texts.now.value;
  const { name, language } = settings.value;
  return (
    <section class="panel" aria-labelledby="settings-you">
      <h2 id="settings-you">{say.you}</h2>
      <Choice
        name="language"
        legend={say.language}
        options={TONGUES}
        value={language}
        onChoose={(chosen) => choose({ language: chosen })}
      />
      <label class="settings-name">
        <span>{say.name}</span>
        <input
          type="text"
          name="name"
          autocomplete="nickname"
          maxLength={NAME_LENGTH}
          value={name}
          aria-describedby="settings-name-hint"
          onInput={(event) => choose({ name: event.currentTarget.value })}
          onBlur={() => choose({ name: settings.value.name.trim() })}
        />
      </label>
      <p class="choice-hint" id="settings-name-hint">
        {say.nameHint}
      </p>
    </section>
  );
}

function Playing(): JSX.Element {
  const say = texts.now.value;
  const { pace, confirm, keys, names } = settings.value;
  return (
    <section class="panel" aria-labelledby="settings-playing">
      <h2 id="settings-playing">{say.playing}</h2>
      <Choice
        name="pace"
        legend={say.pace}
        hint={say.paceHint}
        options={optionsOf(say.paces)}
        value={pace}
        onChoose={(chosen) => choose({ pace: chosen })}
      />
      <Toggle
        name="confirm"
        label={say.confirm}
        hint={say.confirmHint}
        on={confirm}
        onChoose={(on) => choose({ confirm: on })}
      />
      <Choice
        name="keys"
        legend={say.keys}
        hint={say.keysHint}
        options={optionsOf(say.keyChoices)}
        value={keys}
        onChoose={(chosen) => choose({ keys: chosen })}
      />
      <Toggle name="names" label={say.names} hint={say.namesHint} on={names} onChoose={(on) => choose({ names: on })} />
    </section>
  );
}

function Seeing({ samples }: { readonly samples: Samples }): JSX.Element {
  const say = texts.now.value;
  const { theme, motion, sound, patterns, letters } = settings.value;
  return (
    <section class="panel settings-seeing" aria-labelledby="settings-seeing">
      <h2 id="settings-seeing">{say.seeing}</h2>
      <div class="settings-list">
        <Choice
          name="theme"
          legend={say.theme}
          options={optionsOf(say.themes)}
          value={theme}
          onChoose={(chosen) => choose({ theme: chosen })}
        />
        <Choice
          name="motion"
          legend={say.motion}
          hint={say.motionHint}
          options={optionsOf(say.motions)}
          value={motion}
          onChoose={(chosen) => choose({ motion: chosen })}
        />
        <Toggle
          name="sound"
          label={say.sound}
          hint={say.soundHint}
          on={sound}
          onChoose={(on) => choose({ sound: on })}
        />
        <Toggle
          name="patterns"
          label={say.patterns}
          hint={say.patternsHint}
          on={patterns}
          onChoose={(on) => choose({ patterns: on })}
        />
        <Toggle
          name="letters"
          label={say.letters}
          hint={say.lettersHint}
          on={letters}
          onChoose={(on) => choose({ letters: on })}
        />
      </div>
      <figure class="settings-sample">
        <div>
          {samples.map((Sample, i) => (
            <Sample key={i} />
          ))}
        </div>
        <figcaption>{say.sample}</figcaption>
      </figure>
    </section>
  );
}

/** The settings, with what they do to the pieces of every game. */
const settingsOf = (samples: Readonly<Record<string, ComponentType>>): Screen => ({
  Page: () => <Settings samples={Object.values(samples)} />,
  words: [texts],
  title: () => texts.now.value.title,
});

export default settingsOf;
