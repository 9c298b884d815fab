import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { useValueText } from '../merge/use-value-text.ts';
import { valueText } from '../merge/value-text.ts';
import { useCounting, useText } from '../text/use-text.ts';
import { valueAt } from '../values/values.ts';
import { FileReading } from './file-reading.tsx';
import styles from './import.module.css';
import { type ImportColumn, type Mapping, missingColumns } from './import-columns.ts';
import type { ImportStepProps } from './import-step.ts';
import { columnLabel, shownCell } from './row-words.ts';

/** How many of a column's values are shown as examples. */
const EXAMPLES = 3;
const NONE = 'none';

/** The second step: which column of the file fills which field. */
export function ColumnsStep({ entity, session, view }: ImportStepProps) {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const fields = useMemo(() => session.columns.map(({ field }) => field), [session]);
  const values = useValueText(entity, fields);
  const { file, mapping } = view;
  if (!file) return null;
  const { table } = file;
  const options = [
    { value: NONE, label: t('import.columns.none') },
    ...table.columns.map((name, index) => ({ value: String(index), label: name })),
  ];
  const words = { t, text };
  const missing = missingColumns(session.columns, mapping);
  const unused = table.columns.filter((_, index) => !Object.values(mapping).includes(index));
  const why =
    missing.length > 0
      ? t('import.columns.missing', { fields: missing.map((column) => columnLabel(words, column)).join(', ') })
      : undefined;
  const examples = (index: number): string => {
    const cells = table.rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    // Letters that a wrong encoding spoils come into sight first.
    const first = cells.filter((cell) => !/^\p{ASCII}*$/u.test(cell));
    return [...new Set([...first, ...cells])].slice(0, EXAMPLES).map(shownCell).join(' · ');
  };
  /** What every row gets that the file says nothing of, where that is more than nothing. */
  const given = ({ field, part, half }: ImportColumn): string => {
    const start = valueAt(session.start, field.field);
    const shown = part === undefined && half === undefined && start !== false ? valueText(field, start, values) : '';
    return shown && t('import.columns.given', { value: shown });
  };
  const beside = (column: ImportColumn): string => {
    const index = mapping[column.key];
    return index === undefined ? given(column) : examples(index);
  };
  return (
    <>
      {Object.keys(mapping).length === 0 ? (
        <Banner status="warning" title={t('import.columns.noneKnown')}>
          {t('import.columns.noneKnownText')}
        </Banner>
      ) : null}
      <Card title={t('import.columns.title')} description={t('import.columns.text')} layout="plain">
        <FileReading session={session} view={view} />
        <ul className={styles.columns}>
          {session.columns.map((column) => (
            <li key={column.key} className={styles.column}>
              <Select
                label={columnLabel(words, column)}
                isRequired={column.isRequired}
                options={options}
                value={mapping[column.key] === undefined ? NONE : String(mapping[column.key])}
                onChange={(value) => session.match(matched(mapping, column, value))}
              />
              <p className={styles.example}>{beside(column)}</p>
            </li>
          ))}
        </ul>
        {unused.length > 0 ? (
          <p className={styles.hint}>{t('import.columns.unused', { columns: unused.join(', ') })}</p>
        ) : null}
      </Card>
      <div className={styles.actions}>
        <Button onPress={() => session.back()}>{t('import.otherFile')}</Button>
        <Button type="filled" why={why} onPress={() => void session.check()}>
          {counted('import.columns.check', table.rows.length)}
        </Button>
      </div>
    </>
  );
}

/** A column of the file fills one field; chosen for another it leaves the former. */
function matched(mapping: Mapping, { key }: ImportColumn, value: string): Mapping {
  const index = value === NONE ? undefined : Number(value);
  const others = Object.entries(mapping).filter(([name, at]) => name !== key && at !== index);
  return Object.fromEntries(index === undefined ? others : [...others, [key, index]]);
}
