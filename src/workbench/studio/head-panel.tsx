import { ArrowDown, ArrowUp, RotateCcw, X } from 'lucide-react';
import type { Head } from '../../contract/head.ts';
import type { ColumnKind } from '../../contract/list-definition.ts';
import { type HeadColumns, headColumns } from '../../engine/editor/head-columns.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { jsonAt, listIn, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import styles from './properties.module.css';
import { PickProperty } from './properties.tsx';
import { COLUMNS, HEAD } from './spots.ts';
import { faultsAt, useStudio } from './studio-context.ts';

interface Column {
  field: string;
  kind: ColumnKind;
  optional: boolean;
  label: string;
}

/** The properties of the head of the editor: what names a thing, and the columns that tell what it is. */
export function HeadPanel() {
  const { definition, language, offers } = useStudio();
  const t = useWords();
  const title = textIn(definition, ['title']);
  const columns = listIn(definition, COLUMNS).map(
    (column): Column => ({
      field: textIn(column, ['field']),
      kind: textIn(column, ['kind']) as ColumnKind,
      optional: jsonAt(column, ['optional']) === true,
      label: textIn(column, ['label', language]),
    }),
  );
  const head = (jsonAt(definition, HEAD) ?? {}) as Head;
  const shown = headColumns(columns, title, head);
  // What nobody chose gives way to a choice elsewhere.
  const taken = [title, ...[head.badges, head.line, head.facts].flatMap((fields) => fields ?? [])];
  const free = columns.filter(({ field }) => !taken.includes(field));
  const pictures = columns.filter(({ kind }) => kind === 'image');
  const names = offers.columns.filter(({ kinds }) => kinds.includes('text')).map(({ path }) => path);
  return (
    <>
      <PickProperty place={['title']} label={t('studio.head.title')} description={wordsAt(['title'])} options={names} />
      <PickProperty
        place={[...HEAD, 'picture']}
        label={t('studio.head.picture')}
        description={wordsAt([...HEAD, 'picture'])}
        options={pictures.map(({ field, label }) => ({ value: field, label, description: field }))}
        none={t('studio.head.firstPicture')}
      />
      <Chosen part="badges" shown={shown} free={free.filter(({ kind }) => BADGES.includes(kind))} />
      <Chosen part="line" shown={shown} free={free.filter(({ kind }) => !NO_WORDS.includes(kind))} />
      <Chosen part="facts" shown={shown} free={free.filter(({ kind }) => kind !== 'image')} />
    </>
  );
}

const BADGES: readonly string[] = ['status', 'tags'];
const NO_WORDS: readonly string[] = ['image', 'boolean'];

interface ChosenProps {
  part: 'badges' | 'line' | 'facts';
  shown: HeadColumns<Column>;
  /** Columns that the head does not show yet and that this part could. */
  free: readonly Column[];
}

/** The columns of one part of the head, in their order; the first change makes the choice one's own. */
function Chosen({ part, shown, free }: ChosenProps) {
  const { definition, faults, step } = useStudio();
  const t = useWords();
  const label = t(`studio.head.${part}`);
  const place: Place = [...HEAD, part];
  const isOwn = jsonAt(definition, place) !== undefined;
  const columns = shown[part];
  const fields = columns.map(({ field }) => field);
  const others = free.filter(({ field }) => !fields.includes(field));
  const problem = faultsAt(faults, place);
  const write = (next: readonly string[]): void =>
    step(part === 'facts' && next.length === 0 ? { kind: 'remove', place } : { kind: 'set', place, value: next });
  const swap = (index: number, by: -1 | 1): void =>
    write(fields.toSpliced(index, 1).toSpliced(index + by, 0, ...fields.slice(index, index + 1)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.quiet}>{isOwn || part === 'facts' ? wordsAt(place) : t('studio.head.fromColumns')}</p>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      <ul className={styles.entries} aria-label={label}>
        {columns.map((column, index) => (
          <li key={column.field} className={styles.entry}>
            <span className={styles.entryName}>{column.label}</span>
            <IconButton
              label={t('studio.head.up', { column: column.label })}
              icon={<ArrowUp />}
              size="xs"
              onPress={() => swap(index, -1)}
              why={index === 0 ? t('studio.part.first') : undefined}
            />
            <IconButton
              label={t('studio.head.down', { column: column.label })}
              icon={<ArrowDown />}
              size="xs"
              onPress={() => swap(index, 1)}
              why={index === columns.length - 1 ? t('studio.part.last') : undefined}
            />
            <IconButton
              label={t('studio.head.take', { column: column.label })}
              icon={<X />}
              size="xs"
              onPress={() => write(fields.filter((field) => field !== column.field))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Select
          label={t(`studio.head.addTo.${part}`)}
          options={others.map((column) => ({ value: column.field, label: column.label, description: column.field }))}
          value={null}
          onChange={(field) => write([...fields, field])}
        />
      ) : null}
      {isOwn && part !== 'facts' ? (
        <Button size="sm" icon={<RotateCcw />} onPress={() => step({ kind: 'remove', place })}>
          {t('studio.head.asColumns')}
        </Button>
      ) : null}
    </fieldset>
  );
}
