import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DefinitionPane } from './definition-pane.tsx';
import { keepFlag, keepLast, readFlag, readLast } from './kept-places.ts';
import { useLook } from './look.ts';
import { LookBar } from './look-bar.tsx';
import { Notices } from './notices.tsx';
import { Preview } from './preview.tsx';
import type { FrameChange, Offers } from './protocol.ts';
import { useRegionKeys } from './regions.ts';
import { listen, listForms } from './server-calls.ts';
import type { Step } from './studio/definition-steps.ts';
import { frameStep } from './studio/frame-steps.ts';
import { readDefinition } from './studio/json.ts';
import { NewPageDialog } from './studio/new-page-dialog.tsx';
import { type Spot, spotAt } from './studio/spots.ts';
import { StudioProvider, textAfter } from './studio/studio-context.ts';
import { StudioPane } from './studio/studio-pane.tsx';
import { stepInSwedish } from './studio/swedish-words.ts';
import { useVocabulary } from './studio/use-vocabulary.ts';
import { type Folding, useFolded } from './use-folded.ts';
import { useFormText } from './use-form-text.ts';
import { useShown } from './use-shown.ts';
import { useWords } from './words.ts';
import { WorkBar } from './work-bar.tsx';
import styles from './workbench.module.css';

/** The form workbench: a definition's JSON, what it makes, and the properties of what is selected in that. `name` is the one that the address asks for; else the last. */
export function Workbench({ name }: { name: string | undefined }) {
  const names = useNames();
  const t = useWords();
  const [isMaking, setMaking] = useState(false);
  const maker = useRef<HTMLButtonElement>(null);
  const folding = useFolded();
  const last = [name, readLast()].find((one) => one !== undefined && names?.includes(one));
  const chosen = last ?? names?.[0];
  useEffect(() => {
    if (chosen !== undefined) keepLast(chosen);
  }, [chosen]);
  useEffect(() => {
    // The second sheet would give the focus back to the first one, which is gone.
    return isMaking ? () => void setTimeout(() => maker.current?.focus()) : undefined;
  }, [isMaking]);
  const open = (made: string): void => {
    setMaking(false);
    location.hash = `forms/${made}`;
  };
  return (
    <div className={styles.page}>
      <LookBar isFolded={folding?.isFolded ?? false}>
        {names ? (
          <label className={styles.choice}>
            {t('studio.bar.definition')}
            <select
              value={chosen}
              onChange={({ target }) => {
                location.hash = `forms/${target.value}`;
              }}
            >
              {names.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ) : null}
        <Button ref={maker} size="sm" icon={<Plus />} onPress={() => setMaking(true)}>
          {t('studio.bar.newDefinition')}
        </Button>
      </LookBar>
      {isMaking ? <NewPageDialog onClose={() => setMaking(false)} onMade={open} /> : null}
      {chosen === undefined ? (
        <p className={styles.none}>{t(names ? 'studio.open.noDefinitions' : 'studio.open.loading')}</p>
      ) : (
        <Open key={chosen} name={chosen} folding={folding} />
      )}
    </div>
  );
}

/** The names of all definitions, followed while files come and go. */
function useNames(): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    const read = (): void => void listForms().then(setNames, console.warn);
    read();
    return listen((event) => {
      if (event?.kind === 'form')
        setNames((before) =>
          before?.includes(event.form.name) ? before : [...(before ?? []), event.form.name].sort(),
        );
      else if (event?.kind !== 'service') read();
    });
  }, []);
  return names;
}

const NO_OFFERS: Offers = { fields: [], columns: [], filters: [], orders: [], states: [], calls: [] };

function Open({ name, folding }: { name: string; folding: Folding | undefined }) {
  const form = useFormText(name);
  const t = useWords();
  const look = useLook();
  useRegionKeys();
  const vocabulary = useVocabulary();
  const { compiled, revision, shownAfter, onShown } = useShown(form);
  const [hasJson, setJson] = useState(() => readFlag('json', !matchMedia('(max-width: 860px)').matches));
  const [selected, select] = useState<Spot>();
  const [focusCount, setFocusCount] = useState(0);
  const { text, edit, compilation } = form;
  const definition = useMemo(() => readDefinition(text), [text]);
  const step = (made: Step, key = `${performance.now()}`): void => {
    const next = textAfter(text, stepInSwedish(made, vocabulary?.swedish ?? {}));
    if (next !== undefined) edit(next, key);
  };
  const point = (spot: Spot, isOpening: boolean): void => {
    select(spot);
    if (isOpening) setFocusCount((count) => count + 1);
  };
  const change = (made: FrameChange, language: 'en' | 'sv'): void => {
    const done = definition && frameStep(definition, made, language);
    if (done) step(done.step, done.key);
    select(made.spot);
  };
  const showJson = (isShown: boolean): void => {
    setJson(isShown);
    keepFlag('json', isShown);
  };
  const faults = compilation?.faults ?? [];
  return (
    <>
      <WorkBar {...{ name, form, shownAfter, hasJson, folding }} onJson={showJson} />
      <Notices form={form} name={name} />
      <main className={hasJson ? styles.withJson : styles.desk}>
        {hasJson ? (
          <DefinitionPane
            name={name}
            form={form}
            onFault={({ place }) => definition && place && select(spotAt(definition, place))}
          />
        ) : null}
        {compiled ? (
          <Preview
            {...{ revision, look, selected, hasJson, onShown }}
            hasBars={!folding?.isFolded}
            form={compiled}
            onPoint={point}
            onChange={change}
          />
        ) : (
          <p className={styles.none}>{t(compilation ? 'studio.open.faulty' : 'studio.open.loading')}</p>
        )}
        {definition ? (
          <StudioProvider
            value={{
              ...{ definition, vocabulary, faults, selected, select, step },
              offers: compiled?.offers ?? NO_OFFERS,
              language: look.language,
            }}
          >
            <StudioPane focusCount={focusCount} />
          </StudioProvider>
        ) : (
          <p className={styles.none}>{text === '' ? '' : t('studio.open.unreadable')}</p>
        )}
      </main>
    </>
  );
}
