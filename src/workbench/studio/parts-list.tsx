import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words.ts';
import { AddDialog, type Adding } from './add-dialog.tsx';
import { type JsonObject, jsonAt, listIn, type Place, textIn } from './json.ts';
import { MissingFields } from './missing-fields.tsx';
import { newAction, newLink, newSection } from './new-parts.ts';
import { moveStep } from './part-order.ts';
import styles from './parts-list.module.css';
import {
  ACTIONS,
  COLUMNS,
  FILTERS,
  isSameSpot,
  isWhole,
  keyOf,
  LINKS,
  nameOf,
  placeOf,
  SECTIONS,
  type Spot,
} from './spots.ts';
import { faultsAt, useStudio } from './studio-context.ts';

/** Every part of the definition, by its name: what is pressed is selected, as it is where it stands on screen. */
export function PartsList() {
  const { definition, language, select, step } = useStudio();
  const [adding, setAdding] = useState<Adding>();
  const t = useWords();
  const hasList = jsonAt(definition, ['list']) !== undefined;
  const sections = listIn(definition, SECTIONS);
  const names = sections.map((section) => textIn(section, ['name']));
  const addSection = (): void => {
    const section = newSection(names);
    step({ kind: 'insert', place: [...SECTIONS, sections.length], value: section });
    select({ kind: 'section', name: textIn(section, ['name']) });
  };
  return (
    <div className={styles.parts}>
      <MissingFields />
      <Part spot={{ kind: 'definition' }} prefix={t('studio.parts.whole')} />
      {hasList ? (
        <Group title={t('studio.parts.listTitle')}>
          <Part spot={{ kind: 'list' }} prefix={t('studio.parts.searchAndOrder')} />
          <h4 className={styles.lesser}>{t('studio.parts.columns')}</h4>
          {listIn(definition, COLUMNS).map((column) => (
            <Part key={textIn(column, ['field'])} spot={{ kind: 'column', field: textIn(column, ['field']) }} />
          ))}
          <Add onPress={() => setAdding({ kind: 'column' })}>{t('studio.add.column')}</Add>
          <h4 className={styles.lesser}>{t('studio.parts.filters')}</h4>
          {listIn(definition, FILTERS).map((filter) => (
            <Part
              key={textIn(filter, ['parameter'])}
              spot={{ kind: 'filter', parameter: textIn(filter, ['parameter']) }}
            />
          ))}
          <Add onPress={() => setAdding({ kind: 'filter' })}>{t('studio.add.filter')}</Add>
        </Group>
      ) : null}
      {sections.length > 0 ? (
        <Group title={t('studio.parts.formTitle')}>
          {placeOf(definition, { kind: 'head' }) ? (
            <Part spot={{ kind: 'head' }} prefix={t('studio.parts.head')} />
          ) : null}
          {sections.map((section, index) => (
            <div key={names[index]} className={styles.section}>
              <Part spot={{ kind: 'section', name: names[index] ?? '' }} />
              <div className={styles.fields}>
                {listIn(section, ['fields']).map((field) => (
                  <Part key={textIn(field, ['field'])} spot={{ kind: 'field', field: textIn(field, ['field']) }} />
                ))}
                <Add
                  label={t('studio.parts.addFieldTo', { section: textIn(section, ['title', language]) })}
                  onPress={() => setAdding({ kind: 'field', section: index })}
                >
                  {t('studio.add.field')}
                </Add>
              </div>
            </div>
          ))}
          <Add onPress={addSection}>{t('studio.add.section')}</Add>
        </Group>
      ) : null}
      <Ways />
      {adding ? <AddDialog adding={adding} onClose={() => setAdding(undefined)} /> : null}
    </div>
  );
}

/** What can be done to a thing, and where one goes from it. */
function Ways() {
  const { definition, select, step } = useStudio();
  const t = useWords();
  const [actions, links] = [listIn(definition, ACTIONS), listIn(definition, LINKS)];
  const names = actions.map((action) => textIn(action, ['name']));
  const add = (list: Place, length: number, value: JsonObject, spot: Spot): void => {
    step({ kind: 'insert', place: [...list, length], value });
    select(spot);
  };
  const addAction = (): void => {
    const action = newAction(names);
    add(ACTIONS, actions.length, action, { kind: 'action', name: textIn(action, ['name']) });
  };
  const addLink = (): void => {
    const link = newLink();
    add(LINKS, links.length, link, { kind: 'link', path: textIn(link, ['path']) });
  };
  return (
    <Group title={t('studio.parts.ways')}>
      {names.map((name) => (
        <Part key={name} spot={{ kind: 'action', name }} />
      ))}
      <Add onPress={addAction}>{t('studio.add.action')}</Add>
      {links.map((link) => (
        <Part key={textIn(link, ['path'])} spot={{ kind: 'link', path: textIn(link, ['path']) }} />
      ))}
      <Add onPress={addLink}>{t('studio.add.link')}</Add>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Add({ children, label, onPress }: { children: string; label?: string; onPress(): void }) {
  return (
    <div>
      <Button type="regular-no-border" size="xs" icon={<Plus />} label={label} onPress={onPress}>
        {children}
      </Button>
    </div>
  );
}

/** One part: pressed, it is selected; Alt with an arrow moves it. */
function Part({ spot, prefix }: { spot: Spot; prefix?: string }) {
  const { definition, faults, language, selected, select, step } = useStudio();
  const place: Place = placeOf(definition, spot) ?? [];
  const isOnce = isWhole(spot);
  const isFaulty = !isOnce && faultsAt(faults, place) !== undefined;
  const press = (event: KeyboardEvent): void => {
    const by = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' && 1);
    const move = by ? moveStep(definition, place, by) : undefined;
    if (!move) return;
    event.preventDefault();
    step(move);
  };
  return (
    <button
      type="button"
      className={styles.part}
      aria-pressed={isSameSpot(spot, selected)}
      data-kind={spot.kind}
      data-spot={JSON.stringify(spot)}
      data-place={JSON.stringify(place)}
      data-faulty={isFaulty || undefined}
      onClick={() => select(spot)}
      onKeyDown={press}
    >
      <span className={styles.name}>{prefix ?? nameOf(definition, spot, language)}</span>
      <code className={styles.key}>{isOnce ? nameOf(definition, spot, language) : keyOf(spot)}</code>
    </button>
  );
}
