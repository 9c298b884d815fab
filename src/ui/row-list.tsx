import { Lock, Plus, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { LightIconButton } from './light-icon-button.tsx';
import styles from './row-list.module.css';

/** Where the focus goes when rows come and go; give `list` to {@link RowList}. */
export interface RowFocus {
  list: RefObject<HTMLDivElement | null>;
  /** Call before a row is removed: the next row gets the focus, or the button that adds one. */
  removing(index: number): void;
  /** Call before a row is added or put back at `index`: its first control gets the focus. */
  adding(index: number): void;
}

const CONTROL = 'input:not([type="hidden"]), button, textarea, [tabindex="0"]';

/** What is filled in first in a row that can be moved: not what it is moved by. */
const FIRST_TO_FILL = '[data-row-fields] :is(input:not([tabindex="-1"]), button), [data-sortable] input';

/** Keeps the focus where one works while rows come and go. `count` is the number of rows now. */
export function useRowFocus(count: number): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ index: number; selector: string; count: number }>(undefined);
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
    const { current: goal } = wanted;
    if (!goal || goal.count === count) return;
    wanted.current = undefined;
    const rows = list.current?.querySelectorAll('[data-row], [data-sortable]');
    const row = rows?.[goal.index];
    const target = row?.querySelector<HTMLElement>(goal.selector) ?? row?.querySelector<HTMLElement>(CONTROL);
    const add = list.current?.querySelector<HTMLElement>('[data-row-add] :is(input, button)');
    const last = rows?.[rows.length - 1]?.querySelector<HTMLElement>(CONTROL);
    (target ?? add ?? last)?.focus();
  }, [count]);
  const go = useCallback((index: number, selector: string) => {
    wanted.current = { index, selector, count: latest.current };
  }, []);
  return useMemo(
    () => ({
      list,
      removing: (index) => go(index, '[data-row-button] button'),
      adding: (index) => go(index, FIRST_TO_FILL),
    }),
    [go],
  );
}

/** Props of {@link RowGroup}. */
export interface RowGroupProps extends FieldProps {
  id: string;
  focus: RowFocus;
  /** The button that adds a row; left out where none can be added. Keep the identity of what it does. */
  add?: { label: string; onPress: () => void } | undefined;
  /** Stands in place of the button: another way to add a row. */
  adder?: ReactNode;
  children: ReactNode;
}

/** A value made of parts: its label and notes, the parts, and the button that adds one. */
export function RowGroup(props: RowGroupProps) {
  const { focus, add, adder, children, why } = props;
  return (
    <Field {...props} isGroup>
      {(field) => (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot carry the required mark and stand level with other labels
        <div
          ref={focus.list}
          role="group"
          id={field.id}
          tabIndex={-1}
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
          className={styles.list}
          data-locked={field.isLocked || undefined}
        >
          {children}
          {add ? (
            <div data-row-add="">
              <AddButton label={add.label} why={why} onPress={add.onPress} />
            </div>
          ) : null}
          {adder ? <div data-row-add="">{adder}</div> : null}
        </div>
      )}
    </Field>
  );
}

interface AddButtonProps {
  label: string;
  why: string | undefined;
  onPress: () => void;
}

/** Kept from being drawn with every key that is written in a row. */
const AddButton = memo(function AddButton({ label, why, onPress }: AddButtonProps) {
  return (
    <Button size="md" icon={<Plus />} onPress={onPress} why={why}>
      {label}
    </Button>
  );
});

/** Props of {@link RowList}. */
export interface RowListProps extends RowGroupProps {
  /** Shown while there is no row. */
  empty?: string | undefined;
  /** Sets short rows side by side where there is room. */
  isGrid?: boolean | undefined;
  /** {@link Row}s. */
  children: readonly ReactNode[];
}

/** A value made of rows. */
export function RowList({ empty, isGrid, children, ...group }: RowListProps) {
  return (
    <RowGroup {...group}>
      {children.length > 0 ? <ol className={classNames(styles.rows, isGrid && styles.grid)}>{children}</ol> : null}
      {children.length === 0 && empty ? <p className={styles.none}>{empty}</p> : null}
    </RowGroup>
  );
}

/** Props of {@link Row}. */
export interface RowProps {
  /** The name of the button that removes it. */
  removeLabel?: string | undefined;
  /** Left out where a row always stays. */
  onRemove?: (() => void) | undefined;
  /** Why nothing may be removed in the whole list. */
  why?: string | undefined;
  /** Why just this row is locked; shown under it, and its button is a lock. */
  lock?: string | undefined;
  /** Something to think about that does not keep one from saving. */
  warning?: string | undefined;
  /** Whether its fields show their labels. */
  isLabelled?: boolean | undefined;
  /** Whether its first field is a short choice. */
  isFirstNarrow?: boolean | undefined;
  children: ReactNode;
}

/** One row: its fields side by side, and the button that removes it. */
export function Row(props: RowProps) {
  const { removeLabel = '', onRemove, why, lock, warning, isLabelled, isFirstNarrow, children } = props;
  return (
    <li data-row="" className={classNames(styles.row, isLabelled && styles.labelled, lock && styles.locked)}>
      <div className={classNames(styles.cells, isFirstNarrow && styles['narrow-first'])}>{children}</div>
      {lock || onRemove ? (
        <div data-row-button="" className={styles.button}>
          <RemoveButton label={removeLabel} isLocked={Boolean(lock)} why={lock ?? why} onPress={onRemove} />
        </div>
      ) : null}
      {lock ? (
        <p className={styles.note}>
          <Lock aria-hidden="true" /> {lock}
        </p>
      ) : null}
      {warning ? (
        <p className={classNames(styles.note, styles.warning)} role="status">
          <TriangleAlert aria-hidden="true" /> {warning}
        </p>
      ) : null}
    </li>
  );
}

interface RemoveButtonProps {
  label: string;
  isLocked: boolean;
  why: string | undefined;
  onPress: (() => void) | undefined;
}

/** Kept from being drawn with every key that is written in a row: a list may have many. */
const RemoveButton = memo(function RemoveButton({ label, isLocked, why, onPress }: RemoveButtonProps) {
  return <LightIconButton label={label} icon={isLocked ? <Lock /> : <Trash2 />} why={why} onPress={onPress} />;
});
