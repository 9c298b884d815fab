import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { type Json, jsonAt, listIn, type Place, textIn } from './json.ts';
import { quoted, wordsAt } from './key-order.ts';
import { CHOOSING, neededBy } from './new-parts.ts';
import { toSection } from './part-order.ts';
import styles from './part-panel.module.css';
import { FlagProperty, TextPair, WordsProperty } from './properties.tsx';
import { RowFields } from './row-fields.tsx';
import { SECTIONS, type Spot } from './spots.ts';
import { StartValue } from './start-value.tsx';
import { faultsAt, offeredField, useStudio } from './studio-context.ts';
import { useFieldsBeside } from './use-fields-beside.ts';
import { WidgetOptions } from './widget-options.tsx';

/** The properties of a field of the form, or of its rows. */
export function FieldPanel({ spot, place }: { spot: Extract<Spot, { kind: 'field' }>; place: Place }) {
  const { definition, offers } = useStudio();
  const t = useWords();
  const offered = offeredField(offers, spot.field, spot.item);
  const beside = useFieldsBeside(spot);
  const widget = textIn(definition, [...place, 'widget']) || (offered?.widgets[0] ?? '');
  const isForm = spot.item === undefined;
  const hasChoices = CHOOSING.includes(widget) && offered?.values !== undefined;
  return (
    <>
      {offered ? (
        <p className={styles.note}>
          {offered.description} {offered.isRequired ? t('studio.field.needed') : ''}
        </p>
      ) : null}
      <TextPair place={[...place, 'label']} label={t('studio.field.label')} />
      <TextPair place={[...place, 'help']} label={t('studio.field.help')} isOptional isLong />
      {isForm ? <SectionOf place={place} /> : null}
      <WidgetOf place={place} spot={spot} widget={widget} />
      <FlagProperty
        place={[...place, 'wide']}
        label={t('studio.field.wide')}
        description={wordsAt([...place, 'wide'])}
      />
      <WidgetOptions widget={widget} place={[...place, 'options']} parts={offered?.parts ?? []} />
      {hasChoices ? (
        <ChoicesEditor place={[...place, 'choices']} values={offered.values ?? []} hasAlso={isForm} />
      ) : null}
      {offered?.items && (widget === 'rows' || widget === 'ordered-list') ? (
        <RowFields field={spot.field} place={[...place, 'items']} items={offered.items} />
      ) : null}
      <ConditionEditor place={[...place, 'when']} fields={beside} />
      {isForm ? (
        <WordsProperty
          place={[...place, 'called']}
          label={t('studio.field.called')}
          description={wordsAt([...place, 'called'])}
        />
      ) : null}
      {isForm && offered && !spot.field.includes('.') ? <StartValue offered={offered} /> : null}
    </>
  );
}

/** The section that a field stands in. */
function SectionOf({ place }: { place: Place }) {
  const { definition, language, step } = useStudio();
  const t = useWords();
  const sections = listIn(definition, SECTIONS);
  return (
    <Select
      label={t('studio.field.section')}
      options={sections.map((section, index) => ({ value: `${index}`, label: textIn(section, ['title', language]) }))}
      value={`${place[2]}`}
      onChange={(next) => step(toSection(definition, place, Number(next)))}
    />
  );
}

interface WidgetOfProps {
  place: Place;
  spot: Extract<Spot, { kind: 'field' }>;
  widget: string;
}

/** The widget of a field, of those that fit what it holds. What belonged to the former one goes, what the next one needs comes. */
function WidgetOf({ place, spot, widget }: WidgetOfProps) {
  const { definition, offers, vocabulary, faults, step } = useStudio();
  const t = useWords();
  const offered = offeredField(offers, spot.field, spot.item);
  const able = offered?.widgets ?? [];
  const names = able.includes(widget) ? able : [widget, ...able];
  const choose = (next: string): void => {
    const needed = offered ? neededBy(next, offered) : {};
    const keeps = (key: string): boolean => key === 'choices' && CHOOSING.includes(next);
    const former = (['options', 'choices', 'items'] as const).filter(
      (key) => !keeps(key) && jsonHas(definition, [...place, key]),
    );
    const added = Object.entries(needed).filter(([key]) => !keeps(key) || !jsonHas(definition, [...place, key]));
    step({
      kind: 'all',
      steps: [
        ...former.map((key) => ({ kind: 'remove' as const, place: [...place, key] })),
        { kind: 'set', place: [...place, 'widget'], value: next },
        ...added.map(([key, value]) => ({ kind: 'set' as const, place: [...place, key], value })),
      ],
    });
  };
  return (
    <Select
      label={t('studio.field.widget')}
      description={quoted(vocabulary?.widgets[widget]?.description ?? '')}
      error={faultsAt(faults, [...place, 'widget'])}
      options={names.map((name) => ({
        value: name,
        label: name === 'hidden' ? t('studio.field.hidden') : name,
        description: quoted(vocabulary?.widgets[name]?.description ?? ''),
      }))}
      value={widget}
      onChange={choose}
    />
  );
}

const jsonHas = (definition: Json, place: Place): boolean => jsonAt(definition, place) !== undefined;
