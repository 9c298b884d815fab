import type { ErrorSchema } from '@rjsf/utils';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMetadataEntry } from '../../../generated/model/index.ts';
import type { FieldDefinition } from '../../contract/entity.ts';
import { useText } from '../../engine/text/use-text.ts';
import { moveItem } from '../../engine/values/move-item.ts';
import { useEntries } from '../../engine/widgets/ordered-list-entries.ts';
import { useRowRemoval } from '../../engine/widgets/use-row-removal.ts';
import { RowGroup, useRowFocus } from '../../ui/row-list.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import styles from './metadata-list.module.css';
import { MetadataRow } from './metadata-row.tsx';

/** Props of {@link MetadataList}. */
export interface MetadataListProps {
  /** The definition of the list, whose `items` are the fields of an entry. */
  field: FieldDefinition | undefined;
  entries: readonly GameMetadataEntry[];
  /** What is wrong with the body. */
  faults: ErrorSchema;
  why: string | undefined;
  /** Another list; `fieldId` is the control that was changed. */
  onChange(entries: readonly GameMetadataEntry[]): void;
}

/** What the rows share: each finds its entry by its key, wherever it stands while it is moved. */
interface Rows extends Omit<MetadataListProps, 'onChange'> {
  placeOf(key: string): number;
  write(index: number, entry: GameMetadataEntry): void;
}

const RowsContext = createContext<Rows | undefined>(undefined);

const LIST = 'field.metadata';

/** The type that a new entry starts with: the one that needs no add-on and says least. */
const NEW: GameMetadataEntry = { type: 'other', uri: '', label: null, logo: null };

/** The entries in their order, which drag, buttons and keyboard change; added and removed, and a removal taken back. */
export function MetadataList(props: MetadataListProps) {
  const { field, entries, why, onChange, faults } = props;
  const { t } = useTranslation();
  const text = useText();
  const nameOf = useEntryName(field);
  const rows = useEntries(entries, (entry) => ({ text: nameOf(entry as GameMetadataEntry), error: undefined }));
  const focus = useRowFocus(entries.length);
  const put = useCallback((next: unknown[]) => onChange(next as GameMetadataEntry[]), [onChange]);
  const takeOut = useRowRemoval(() => entries, focus, put);
  const { move, remove, write } = useWriting(props, takeOut);
  const shared = useMemo(
    (): Rows => ({
      field,
      entries,
      faults,
      why,
      write,
      placeOf: (key) => rows.findIndex((row) => row.key === key),
    }),
    [field, entries, faults, why, write, rows],
  );
  if (!field) return null;
  const add = (): void => {
    focus.adding(entries.length);
    onChange([...entries, NEW]);
  };
  return (
    <RowGroup
      id={LIST}
      label={text(field.label)}
      isLabelHidden
      focus={focus}
      why={why}
      add={{ label: t('games.setting.add'), onPress: add }}
    >
      {entries.length === 0 ? (
        <p className={styles.none}>{t('games.setting.none')}</p>
      ) : (
        <RowsContext value={shared}>
          <SortableList
            label={text(field.label)}
            entries={rows}
            renderEntry={rowOf}
            onMove={move}
            onRemove={remove}
            isWriting
            why={why}
          />
        </RowsContext>
      )}
    </RowGroup>
  );
}

/** Changes of the list that stay the same functions while it changes, so that rows are not drawn anew. */
function useWriting(props: MetadataListProps, takeOut: ReturnType<typeof useRowRemoval>) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const move = useCallback((from: number, to: number) => {
    const { entries, onChange } = latest.current;
    onChange(moveItem(entries, from, to));
  }, []);
  const remove = useCallback(
    (index: number) => {
      const { entries, onChange } = latest.current;
      const others = entries.filter((_, at) => at !== index);
      takeOut(index, () => onChange(others));
    },
    [takeOut],
  );
  const write = useCallback((index: number, entry: GameMetadataEntry) => {
    const { entries, onChange } = latest.current;
    onChange(entries.with(index, entry));
  }, []);
  return { move, remove, write };
}

const rowOf = ({ key }: SortableEntry) => <SharedRow rowKey={key} />;

function SharedRow({ rowKey }: { rowKey: string }) {
  const rows = useContext(RowsContext);
  const place = rows?.placeOf(rowKey) ?? -1;
  const entry = rows?.entries[place];
  if (!rows || !entry || !rows.field?.items) return null;
  return (
    <MetadataRow
      id={`${LIST}.${place}`}
      fields={rows.field.items}
      entry={entry}
      faults={rows.faults.metadata?.[place]}
      why={rows.why}
      onChange={(next) => rows.write(place, next)}
    />
  );
}

/** What an entry is called in the names of buttons: its text, where it leads, or what it is. */
function useEntryName(field: FieldDefinition | undefined): (entry: GameMetadataEntry) => string {
  const text = useText();
  const choices = field?.items?.find((item) => item.field === 'type')?.choices;
  return ({ type, uri, label }) => {
    const kind = choices?.[type] ? text(choices[type]) : type;
    return [kind, label || uri].filter(Boolean).join(' ');
  };
}
