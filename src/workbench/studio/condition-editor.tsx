import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TagsField } from '../../ui/tags-field.tsx';
import type { OfferedState } from '../protocol.ts';
import { useWords } from '../words.ts';
import { type Json, objectIn, type Place, typedValue, written } from './json.ts';
import styles from './properties.module.css';
import { faultsAt, useStudio } from './studio-context.ts';

/** Props of {@link ConditionEditor}. */
export interface ConditionEditorProps {
  /** Place of the condition. */
  place: Place;
  /** The fields beside it that it may ask about, with their labels. */
  fields: readonly (OfferedState & { label: string })[];
  /** What is said where it asks nothing, and before the field that is added first, or next. */
  words?: { none: string; first: string; next: string };
}

/** When a field or a section is shown, or an action offered: always, or while others have certain values. */
export function ConditionEditor({ place, fields, words }: ConditionEditorProps) {
  const { definition, step } = useStudio();
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const asked = objectIn(definition, place);
  const paths = Object.keys(asked);
  const free = fields.filter(({ path }) => !paths.includes(path));
  const add = (path: string): void => {
    const [first = ''] = fields.find((one) => one.path === path)?.values ?? [];
    step({
      kind: 'set',
      place: [...place, path],
      value: valueFor(
        first,
        fields.find((one) => one.path === path),
      ),
    });
    setAdding(false);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.condition.title')}</legend>
      {paths.length === 0 ? <p className={styles.quiet}>{words?.none ?? t('studio.condition.always')}</p> : null}
      {paths.map((path) => (
        <Asked key={path} place={[...place, path]} path={path} field={fields.find((one) => one.path === path)} />
      ))}
      {isAdding ? (
        <Select
          label={
            paths.length === 0
              ? (words?.first ?? t('studio.condition.first'))
              : (words?.next ?? t('studio.condition.next'))
          }
          options={free.map(({ path, label }) => ({ value: path, label, description: path }))}
          value={null}
          onChange={add}
        />
      ) : (
        <Button
          size="sm"
          icon={<Plus />}
          onPress={() => setAdding(true)}
          why={free.length === 0 ? t('studio.condition.noOther') : undefined}
        >
          {t('studio.condition.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface AskedProps {
  place: Place;
  path: string;
  field: (OfferedState & { label: string }) | undefined;
}

/** One field that is asked about, and the values for which the answer is yes. */
function Asked({ place, path, field }: AskedProps) {
  const { definition, faults, step } = useStudio();
  const t = useWords();
  const wanted = objectIn(definition, place.slice(0, -1))[path] ?? null;
  const values = (Array.isArray(wanted) ? (wanted as readonly Json[]) : [wanted]).map(written);
  const write = (next: readonly string[]): void => {
    const [only, ...more] = next.map((value) => valueFor(value, field));
    if (only === undefined) step({ kind: 'remove', place });
    else step({ kind: 'set', place, value: more.length === 0 ? only : [only, ...more] }, place.join('.'));
  };
  const props = { label: t('studio.condition.is', { field: field?.label ?? path }), error: faultsAt(faults, place) };
  return (
    <div className={styles.asked}>
      {field?.values ? (
        <CheckboxGroup
          {...props}
          options={[...new Set([...field.values, ...values])].map((value) => ({ value, label: value }))}
          value={values}
          onChange={write}
        />
      ) : (
        <TagsField {...props} value={values} onChange={write} />
      )}
      <IconButton
        label={t('studio.condition.remove', { field: field?.label ?? path })}
        icon={<X />}
        size="sm"
        onPress={() => step({ kind: 'remove', place })}
      />
    </div>
  );
}

/** A value as it stands in JSON, of what was chosen or written. */
const valueFor = (text: string, field: OfferedState | undefined): Json =>
  text === 'null' ? null : typedValue(text, field?.kind);
