import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { jsonAt, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import { neededByKind } from './new-parts.ts';
import styles from './part-panel.module.css';
import { FlagProperty, PickProperty, TextPair, TextProperty } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';
import { useLabelled } from './use-labelled.ts';

/** The properties of a column of the list. */
export function ColumnPanel({ place, field }: { place: Place; field: string }) {
  const { definition, offers } = useStudio();
  const t = useWords();
  const labelled = useLabelled();
  const offered = offers.columns.find(({ path }) => path === field);
  const kind = textIn(definition, [...place, 'kind']);
  const isFirst = place.at(-1) === 0;
  const isChoice = kind === 'choice' || kind === 'status';
  const ownChoices = jsonAt(definition, [...place, 'choices']) !== undefined || !labelled.includes(field);
  const edit = jsonAt(definition, ['list', 'edit']);
  const edited = Array.isArray(edit) ? edit.map(String) : [];
  const said = (key: string) => ({ place: [...place, key], description: wordsAt([...place, key]) });
  return (
    <>
      {offered?.description ? <p className={styles.note}>{offered.description}</p> : null}
      <TextPair place={[...place, 'label']} label={t('studio.column.heading')} />
      <KindOf place={place} field={field} kind={kind} />
      <FlagProperty {...said('sort')} label={t('studio.column.sort')} />
      {isFirst ? null : <FlagProperty {...said('optional')} label={t('studio.column.optional')} />}
      <FlagProperty {...said('wide')} label={t('studio.column.wide')} />
      {edited.length > 0 ? (
        <PickProperty
          {...said('edits')}
          label={t('studio.column.edits')}
          options={edited}
          none={t('studio.column.ownField')}
        />
      ) : null}
      {kind === 'text' ? (
        <PickProperty
          {...said('secondary')}
          label={t('studio.column.secondary')}
          options={offers.columns.map(({ path }) => path)}
          none={t('studio.value.nothing')}
        />
      ) : null}
      {kind === 'tags' || kind === 'relation' ? (
        <PickProperty
          {...said('item')}
          label={t('studio.column.item')}
          options={offered?.parts ?? []}
          none={t('studio.value.nothing')}
        />
      ) : null}
      {kind === 'number' ? <TextProperty {...said('unit')} label={t('studio.column.unit')} /> : null}
      {isChoice && ownChoices ? <ChoicesEditor place={[...place, 'choices']} values={offered?.values ?? []} /> : null}
    </>
  );
}

/** How the value is shown, of the kinds that can show it. What belonged to the former kind goes, what the next one needs comes. */
function KindOf({ place, field, kind }: { place: Place; field: string; kind: string }) {
  const { definition, offers, faults, step } = useStudio();
  const t = useWords();
  const labelled = useLabelled();
  const offered = offers.columns.find(({ path }) => path === field);
  const able = offered?.kinds ?? [];
  const choose = (next: string): void => {
    const needed = offered ? neededByKind(next, offered, labelled) : {};
    const former = ['choices', 'item', 'unit', 'secondary'].filter(
      (key) => jsonAt(definition, [...place, key]) !== undefined,
    );
    step({
      kind: 'all',
      steps: [
        ...former.map((key) => ({ kind: 'remove' as const, place: [...place, key] })),
        { kind: 'set', place: [...place, 'kind'], value: next },
        ...Object.entries(needed).map(([key, value]) => ({ kind: 'set' as const, place: [...place, key], value })),
      ],
    });
  };
  return (
    <Select
      label={t('studio.column.kind')}
      error={faultsAt(faults, [...place, 'kind'])}
      options={(able.includes(kind) ? able : [kind, ...able]).map((one) => ({ value: one, label: one }))}
      value={kind}
      onChange={choose}
    />
  );
}
