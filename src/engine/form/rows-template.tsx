import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import {
  createContext,
  isValidElement,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FormDefinition, WidgetOptions } from '../../contract/entity.ts';
import { Row, RowList, useRowFocus } from '../../ui/row-list.tsx';
import { useNames } from '../entity/row-name.ts';
import { useText } from '../text/use-text.ts';
import { isEqual, type Values, valueAt } from '../values/values.ts';
import { FormScopeProvider, useFormScope } from '../widgets/form-context.ts';
import { useRowRemoval } from '../widgets/use-row-removal.ts';
import { NamedRow } from './named-row.tsx';
import { useDrawnWhole } from './use-drawn-whole.ts';
import { type Rows, useRows } from './use-rows.ts';

/** How many rows are drawn at first. */
const AT_FIRST = 8;

/** What the rows of one list share. */
interface RowsShared {
  /** Left out where no row may be removed. */
  remove?: ((index: number, take: () => void) => void) | undefined;
  why: string | undefined;
  /** What the rows are called, in their order; empty where nothing names them. */
  names: readonly string[];
}

const RowsContext = createContext<RowsShared>({ remove: (_, take) => take(), why: undefined, names: [] });

/**
 * A list of small records, each on a row: the widget `rows`. Its fields are the form's own, so that each has its rules
 * and its errors.
 */
export function RowsTemplate(props: ArrayFieldTemplateProps<unknown>) {
  const { items, canAdd, onAddClick, uiSchema, rawErrors, fieldPathId, required, registry } = props;
  const { t } = useTranslation();
  const text = useText();
  const scope = useFormScope();
  const { whyLocked } = scope;
  const rows = useRows(fieldPathId.path);
  const focus = useRowFocus(items.length);
  const removeRow = useRowRemoval(rows.read, focus, rows.put);
  const remove = (index: number, take: () => void): void =>
    removeRow(index, () => {
      rows.values.update();
      take();
    });
  const isWhole = useDrawnWhole(items.length);
  const field = uiSchema?.['ui:options']?.definition as FieldDefinition | undefined;
  const why = field && whyLocked(field);
  // The rows' values change with every key: a row that heard of it would be drawn again, and all others with it.
  const latest = useRef({ remove, onAddClick });
  useEffect(() => {
    latest.current = { remove, onAddClick };
  });
  const { fixed: isFixed = false, text: named } = (field?.options ?? {}) as WidgetOptions<'rows'>;
  const names = useRowTexts(rows, named);
  const shared = useMemo(
    (): RowsShared => ({
      remove: isFixed ? undefined : (index, take) => latest.current.remove(index, take),
      why,
      names,
    }),
    [why, isFixed, names],
  );
  // What locks the list locks every field of its rows, whatever their own definitions say.
  const within = useMemo(() => (why === undefined ? scope : { ...scope, whyLocked: () => why }), [scope, why]);
  const add = useCallback(() => {
    focus.adding(items.length);
    rows.values.update();
    latest.current.onAddClick();
  }, [focus, items.length, rows]);
  if (!field) return null;
  return (
    <FormScopeProvider value={within}>
      <RowsContext value={shared}>
        <RowList
          id={fieldPathId.$id}
          label={text(field.label)}
          description={field.help && text(field.help)}
          error={rawErrors?.[0]}
          isRequired={required}
          isLabelHidden={isAlone(registry.formContext as { form?: FormDefinition }, field)}
          focus={focus}
          why={why}
          empty={t('engine.noRows')}
          add={canAdd && !isFixed ? { label: t('engine.addRow'), onPress: add } : undefined}
        >
          {isWhole ? items : items.slice(0, AT_FIRST)}
        </RowList>
      </RowsContext>
    </FormScopeProvider>
  );
}

/** What rows are called, by a property of theirs; the same list as long as they are called the same. */
function useRowTexts({ values, read }: Rows, property: string | undefined): readonly string[] {
  const name = useNames();
  const kept = useSyncExternalStore(values.subscribe, () =>
    property === undefined
      ? ''
      : read()
          .map((row) => name(valueAt(row, property)))
          .join('\u0000'),
  );
  return useMemo(() => (property === undefined ? NO_NAMES : kept.split('\u0000')), [property, kept]);
}

const NO_NAMES: readonly string[] = [];

/** Whether a field is all that its section shows: the section's heading names it then. */
export function isAlone({ form }: { form?: FormDefinition }, field: FieldDefinition): boolean {
  return form?.sections.some(({ fields }) => fields.length === 1 && fields[0] === field) ?? false;
}

/** One row of {@link RowsTemplate}. */
export function RowsItemTemplate({ children, buttonsProps, uiSchema, index }: ArrayFieldItemTemplateProps) {
  const latest = useRef(buttonsProps);
  useEffect(() => {
    latest.current = buttonsProps;
  });
  const take = useCallback(() => latest.current.onRemoveItem(), []);
  return (
    <DrawnRow index={index} isLocked={uiSchema?.['ui:readonly'] === true} take={take}>
      {children}
    </DrawnRow>
  );
}

interface DrawnRowProps {
  index: number;
  isLocked: boolean;
  /** Takes the row out of the form. Keep its identity. */
  take: () => void;
  children: ReactNode;
}

/**
 * rjsf makes each row's element and handlers again with every key that is written in the form; a row is drawn again only
 * for what is in it.
 */
const DrawnRow = memo(
  function DrawnRow({ index, isLocked, take, children }: DrawnRowProps) {
    const { t } = useTranslation();
    const { remove, why, names } = useContext(RowsContext);
    const name = names[index];
    const onRemove = useCallback(() => remove?.(index, take), [remove, index, take]);
    return (
      <Row
        isLabelled={name === undefined}
        removeLabel={t('engine.removeRow', { number: index + 1 })}
        onRemove={remove && onRemove}
        why={why}
        lock={isLocked ? t('engine.lockedRow') : undefined}
      >
        {name === undefined ? children : <NamedRow name={name}>{children}</NamedRow>}
      </Row>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.isLocked === after.isLocked &&
    before.take === after.take &&
    isSameElement(before.children, after.children),
);

/** What rjsf copies with every key, although nobody changed it. */
const COPIED: ReadonlySet<string> = new Set(['formData', 'errorSchema']);

/** Whether two elements draw the same: of one component, with the same properties. */
function isSameElement(before: ReactNode, after: ReactNode): boolean {
  if (!isValidElement<Values>(before) || !isValidElement<Values>(after) || before.type !== after.type) return false;
  const isSame = (name: string): boolean => {
    const [old, now] = [before.props[name], after.props[name]];
    return COPIED.has(name) ? isEqual(old, now) : Object.is(old, now);
  };
  return Object.keys({ ...before.props, ...after.props }).every(isSame);
}
