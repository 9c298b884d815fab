import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RowGroup, useRowFocus } from '../../ui/row-list.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useNames } from '../entity/row-name.ts';
import { textOf, valueAt } from '../values/values.ts';
import styles from './ordered-list.module.css';
import { useEntries } from './ordered-list-entries.ts';
import { useRowRemoval } from './use-row-removal.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Texts or small records in an order. Plain texts can be written, added and removed here; of records only the order is
 * changed, or one taken out.
 */
export function OrderedListWidget(props: WidgetProps<'ordered-list'>) {
  const { id, label, options, value, why, errorsAt, onChange } = props;
  const { t } = useTranslation();
  const name = useNames();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const isPlain = options.text === undefined;
  const isFixed = options.fixed === true;
  const entries = useEntries(items, (item, index) => ({
    text: options.text === undefined ? textOf(item) : name(valueAt(item, options.text)),
    error: errorsAt?.(`${index}`),
  }));
  const focus = useRowFocus(items.length);
  const takeOut = useRowRemoval(() => items, focus, onChange);
  const latest = useRef({ items, onChange });
  useEffect(() => {
    latest.current = { items, onChange };
  });
  const move = useCallback((from: number, to: number) => {
    const { items: now, onChange: put } = latest.current;
    const rest = now.filter((_, index) => index !== from);
    put([...rest.slice(0, to), now[from], ...rest.slice(to)]);
  }, []);
  const remove = useCallback(
    (index: number) => {
      const { items: now, onChange: put } = latest.current;
      takeOut(index, () => put(now.filter((_, at) => at !== index)));
    },
    [takeOut],
  );
  const isEditable = isPlain && !isFixed;
  const renderEntry = useCallback(
    (entry: SortableEntry, index: number) => {
      if (!isEditable) return <span className={styles.text}>{entry.text}</span>;
      const write = (text: string): void => {
        const { items: now, onChange: put } = latest.current;
        put(now.map((item, at) => (at === index ? text : item)));
      };
      return (
        <TextField
          id={`${id}.${index}`}
          label={t('orderedList.entry', { number: index + 1 })}
          isLabelHidden
          value={entry.text}
          error={entry.error}
          onChange={write}
          why={why}
        />
      );
    },
    [isEditable, id, t, why],
  );
  const add = (): void => {
    focus.adding(items.length);
    onChange([...items, '']);
  };
  return (
    <RowGroup
      {...controlProps(props)}
      focus={focus}
      add={isEditable ? { label: t('orderedList.add'), onPress: add } : undefined}
    >
      {entries.length === 0 ? (
        <p className={styles.none}>{t('orderedList.none')}</p>
      ) : (
        <SortableList
          label={label}
          entries={entries}
          renderEntry={renderEntry}
          onMove={move}
          isWriting={isEditable}
          onRemove={isFixed ? undefined : remove}
          why={why}
        />
      )}
    </RowGroup>
  );
}
