import type { ArrayFieldTemplateProps, ErrorSchema } from '@rjsf/utils';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FormDefinition, WidgetOptions } from '../../contract/entity.ts';
import { AppLink } from '../../ui/link.tsx';
import { RowGroup, useRowFocus } from '../../ui/row-list.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import { filledPath, parametersOf } from '../entity/paths.ts';
import { useNames, useRowNames } from '../entity/row-name.ts';
import { useText } from '../text/use-text.ts';
import { moveItem } from '../values/move-item.ts';
import { textAt, valueAt } from '../values/values.ts';
import { FormScopeProvider, useFormScope, useNamedSource } from '../widgets/form-context.ts';
import { useValueAt } from '../widgets/form-values.ts';
import { useEntries } from '../widgets/ordered-list-entries.ts';
import { useRowRemoval } from '../widgets/use-row-removal.ts';
import { useSource } from '../widgets/use-source.ts';
import { NamedRow } from './named-row.tsx';
import { OrderedRowAdder } from './ordered-row-adder.tsx';
import styles from './ordered-rows-template.module.css';
import { isAlone } from './rows-template.tsx';
import { rowsIn, useRows } from './use-rows.ts';

/** The fields of each row by the row's key: they are drawn by the form, and stand where the row was moved to. */
const Contents = createContext<ReadonlyMap<string, ReactElement>>(new Map());

/** Widgets that stand beside a name without a label above them. */
const LEVEL = ['switch', 'checkbox', 'read-only', 'hidden'];

type Options = WidgetOptions<'ordered-list'>;
type Rows = ArrayFieldTemplateProps<unknown> & { field: FieldDefinition };

/**
 * What `OrderedRows` draws: rows are moved by pointer, keyboard or buttons, and their places are told as they are
 * saved.
 */
export function OrderedRowsTemplate(props: ArrayFieldTemplateProps<unknown>) {
  const field = props.uiSchema?.['ui:options']?.definition as FieldDefinition;
  const { source } = (field.options ?? {}) as Options;
  return source === undefined ? (
    <DrawnRows {...props} field={field} />
  ) : (
    <ChosenRows {...props} field={field} source={source} />
  );
}

/**
 * Rows chosen from a list of the service: each is called what its choice is in the user's language, or as the row says
 * once the list has it no more.
 */
function ChosenRows({ source, ...props }: Rows & { source: string }) {
  const { value = '', choiceText = '' } = props.field.options as Options;
  const { row } = useSource(useNamedSource(source), { value, text: choiceText });
  const nameOf = useRowNames();
  return <DrawnRows {...props} choiceName={(one) => nameOf(row(textAt(one, value)), choiceText)} />;
}

function DrawnRows({ field, choiceName, ...props }: Rows & { choiceName?(row: unknown): string }) {
  const { items, canAdd = false, rawErrors, fieldPathId, required, errorSchema, registry } = props;
  const { t } = useTranslation();
  const text = useText();
  const name = useNames();
  const scope = useFormScope();
  const { whyLocked } = scope;
  const { $id: id } = fieldPathId;
  const options = (field.options ?? {}) as Options;
  const why = whyLocked(field);
  const { values, path, read, put } = useRows(fieldPathId.path);
  const rows = rowsIn(useValueAt(values, path));
  const fields = field.items?.map((item) => item.field.split('.')[0] ?? '');
  const entries = useEntries(rows, (row, index) => ({
    text: choiceName?.(row) || (options.text === undefined ? '' : name(valueAt(row, options.text))),
    error: errorBeside((errorSchema as Readonly<Record<number, ErrorSchema>> | undefined)?.[index], fields ?? []),
  }));
  const focus = useRowFocus(rows.length);
  const takeOut = useRowRemoval(read, focus, put);
  const move = useCallback((from: number, to: number) => put(moveItem(read(), from, to)), [read, put]);
  const remove = useCallback(
    (index: number) => takeOut(index, () => put(read().filter((_, at) => at !== index))),
    [takeOut, read, put],
  );
  const add = (row: object): void => {
    if (options.source === undefined) focus.adding(rows.length);
    put([...rows, { ...options.initial, ...row }]);
  };
  const isFixed = options.fixed === true || !canAdd;
  const contents = new Map(
    entries.flatMap(({ key }, index): [string, ReactElement][] => {
      const item = items[index];
      if (!item) return [];
      const href = options.page && pageOf(options.page.path, rows[index]);
      return [
        [key, href && options.page ? <Led key={key} href={href} label={text(options.page.label)} row={item} /> : item],
      ];
    }),
  );
  // What locks the list locks every field of its rows, whatever their own definitions say.
  const within = useMemo(() => (why === undefined ? scope : { ...scope, whyLocked: () => why }), [scope, why]);
  const isLevel = field.items?.every(({ widget }) => LEVEL.includes(widget)) ?? true;
  const isFromList = options.source !== undefined;
  return (
    <FormScopeProvider value={within}>
      <RowGroup
        id={id}
        label={text(field.label)}
        description={field.help && text(field.help)}
        error={rawErrors?.[0]}
        isRequired={required}
        isLabelHidden={isAlone(registry.formContext as { form?: FormDefinition }, field)}
        why={why}
        focus={focus}
        add={isFixed || isFromList ? undefined : { label: t('engine.addRow'), onPress: () => add({}) }}
        adder={
          isFixed || !isFromList || why !== undefined ? undefined : (
            <OrderedRowAdder id={`${id}.add`} field={field} rows={rows} onAdd={add} />
          )
        }
      >
        {entries.length === 0 ? (
          <p className={styles.none}>{t('engine.noRows')}</p>
        ) : (
          <Contents value={contents}>
            <SortableList
              label={text(field.label)}
              entries={entries}
              renderEntry={drawEntry}
              onMove={move}
              isWriting={!isLevel}
              isLabelled={!isLevel}
              onRemove={options.fixed === true ? undefined : remove}
              why={why}
            />
          </Contents>
        )}
      </RowGroup>
    </FormScopeProvider>
  );
}

/** A row that leads to a page of its own. */
function Led({ row, href, label }: { row: ReactElement; href: string; label: string }) {
  return (
    <>
      {row}
      <p className={styles.page}>
        <AppLink href={href}>{label}</AppLink>
      </p>
    </>
  );
}

/** The address of a record's own page; undefined for one that is not stored yet. */
function pageOf(path: string, row: unknown): string | undefined {
  const names = parametersOf(path);
  const given = Object.fromEntries(names.map((name) => [name, textAt(row, name)]));
  return names.every((name) => given[name] !== '') ? filledPath(path, given) : undefined;
}

const drawEntry = (entry: SortableEntry): ReactNode => <Entry entry={entry} />;

function Entry({ entry }: { entry: SortableEntry }) {
  const content = useContext(Contents).get(entry.key);
  return (
    <div data-row-fields="">
      {entry.text ? <NamedRow name={entry.text}>{content}</NamedRow> : <div className={styles.fields}>{content}</div>}
      {entry.error ? (
        <p className={styles.error} role="alert">
          <CircleAlert aria-hidden="true" /> {entry.error}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with a row, or with a part of it that no field of the row shows. */
function errorBeside(row: ErrorSchema | undefined, fields: readonly string[]): string | undefined {
  if (!row) return undefined;
  const { __errors: own, ...parts } = row;
  const unseen = Object.entries(parts).flatMap(([name, part]) => (fields.includes(name) ? [] : (part?.__errors ?? [])));
  return [...(own ?? []), ...unseen][0];
}
