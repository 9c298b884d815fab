import { Select } from '../../ui/select.tsx';
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
      <TextPair place={[...place, 'label']} label="Heading" />
      <KindOf place={place} field={field} kind={kind} />
      <FlagProperty {...said('sort')} label="The list can be ordered by it" />
      {isFirst ? null : <FlagProperty {...said('optional')} label="Hidden until a user chooses it" />}
      <FlagProperty {...said('wide')} label="Wide" />
      {edited.length > 0 ? (
        <PickProperty {...said('edits')} label="A double click edits" options={edited} none="the column's own field" />
      ) : null}
      {kind === 'text' ? (
        <PickProperty
          {...said('secondary')}
          label="Small beneath it"
          options={offers.columns.map(({ path }) => path)}
          none="nothing"
        />
      ) : null}
      {kind === 'tags' || kind === 'relation' ? (
        <PickProperty {...said('item')} label="What names each of them" options={offered?.parts ?? []} none="nothing" />
      ) : null}
      {kind === 'number' ? <TextProperty {...said('unit')} label="Unit" /> : null}
      {isChoice && ownChoices ? <ChoicesEditor place={[...place, 'choices']} values={offered?.values ?? []} /> : null}
    </>
  );
}

/** How the value is shown, of the kinds that can show it. What belonged to the former kind goes, what the next one needs comes. */
function KindOf({ place, field, kind }: { place: Place; field: string; kind: string }) {
  const { definition, offers, faults, step } = useStudio();
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
      label="Shown as"
      error={faultsAt(faults, [...place, 'kind'])}
      options={(able.includes(kind) ? able : [kind, ...able]).map((one) => ({ value: one, label: one }))}
      value={kind}
      onChange={choose}
    />
  );
}
