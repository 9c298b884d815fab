import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RowGroup, useRowFocus } from '../../ui/row-list.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import { moveItem } from '../values/move-item.ts';
import { isValues, textAt, type Values, valueAt } from '../values/values.ts';
import { useFormScope } from './form-context.ts';
import styles from './logo-strip.module.css';
import { LogoAdder } from './logo-strip-adder.tsx';
import { type LogoRow, LogoRows, LogoStripRow } from './logo-strip-row.tsx';
import { useEntries } from './ordered-list-entries.ts';
import { useStripDrawing } from './strip-context.ts';
import { useRowRemoval } from './use-row-removal.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Logos in an order, each with the days on which the list shows it; beneath them the strip as visitors see it, drawn from
 * what the form holds, saved or not.
 */
export function LogoStripWidget(props: WidgetProps<'logo-strip'>) {
  const { id, label, options, value, why, errorsAt, onChange } = props;
  const { t } = useTranslation();
  const items = useMemo(() => (Array.isArray(value) ? value.filter(isValues) : []), [value]);
  const entries = useEntries(
    items.map((item) => valueAt(item, options.kept)),
    (_, index) => ({
      text: textAt(items[index] ?? {}, options.text),
      error: errorsAt?.(`${index}.${options.kept}`) ?? errorsAt?.(`${index}`),
    }),
  );
  const focus = useRowFocus(items.length);
  const takeOut = useRowRemoval(
    () => items,
    focus,
    (rows) => onChange(rows),
  );
  const latest = useRef({ items, onChange });
  useEffect(() => {
    latest.current = { items, onChange };
  });
  const move = useCallback((from: number, to: number) => {
    const { items: now, onChange: put } = latest.current;
    put(moveItem(now, from, to));
  }, []);
  const remove = useCallback(
    (index: number) =>
      takeOut(index, () => latest.current.onChange(latest.current.items.filter((_, at) => at !== index))),
    [takeOut],
  );
  const write = useCallback((index: number, property: string, next: unknown) => {
    const { items: now, onChange: put } = latest.current;
    put(now.map((item, at) => (at === index ? { ...item, [property]: next } : item)));
  }, []);
  const rows = useMemo(
    (): LogoRow => ({ id, items, options, why, write, errorAt: (path) => errorsAt?.(path) }),
    [id, items, options, why, write, errorsAt],
  );
  const add = (row: Values): void => onChange([...items, row]);
  return (
    <div className={styles.widget}>
      <RowGroup
        {...controlProps(props)}
        focus={focus}
        adder={
          why === undefined ? (
            <LogoAdder
              id={`${id}.add`}
              options={options}
              items={items}
              shownProperties={props.field.shape ?? []}
              onAdd={add}
            />
          ) : undefined
        }
      >
        {entries.length === 0 ? (
          <p className={styles.none}>{t('logoStrip.none')}</p>
        ) : (
          <LogoRows value={rows}>
            <SortableList
              label={label}
              entries={entries}
              renderEntry={drawRow}
              onMove={move}
              onRemove={why === undefined ? remove : undefined}
              why={why}
            />
          </LogoRows>
        )}
      </RowGroup>
      <Preview field={props.field.field} items={items} />
    </div>
  );
}

const drawRow = (entry: SortableEntry, index: number) => <LogoStripRow entry={entry} index={index} />;

const NOTHING: Values = {};
const noChange = () => () => undefined;
const nothing = () => NOTHING;

/** The strip as visitors see it, where the application draws one. */
function Preview({ field, items }: { field: string; items: readonly Values[] }) {
  const drawing = useStripDrawing();
  const { values } = useFormScope();
  const edited = useSyncExternalStore(values?.subscribe ?? noChange, values?.get ?? nothing);
  const shown = useMemo(() => ({ ...edited, [field]: items }), [edited, field, items]);
  return drawing && items.length > 0 ? <drawing.Strip edited={shown} /> : null;
}
