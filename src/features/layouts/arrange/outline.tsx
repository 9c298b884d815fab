import { FolderPlus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutProblem, Section, SectionGroup } from '../../../../generated/model/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../../ui/sortable-list-entry.ts';
import type { CarouselParts } from '../carousel-parts.ts';
import { partsOf } from '../model/parts.ts';
import { slidesOf } from '../model/slides.ts';
import { useLayoutWords } from '../workspace/use-layout-words.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import styles from './outline.module.css';
import { type InsertPlace, type OutlineRow, placeBehind, rowsOf } from './outline-rows.ts';
import { RowMenu } from './row-menu.tsx';
import { GroupRow, SectionRow } from './section-row.tsx';
import type { OpenPart } from './use-open-part.ts';
import type { OutlineActs } from './use-outline-acts.ts';
import { type OpenMenu, useOutlineKeys } from './use-outline-keys.ts';
import { whyNoGroup } from './why-not-add.ts';

/** Props of {@link Outline}. */
export interface OutlineProps {
  opening: OpenPart;
  /** Opens a part, and takes the focus to its form. */
  onEnter(id: string): void;
  acts: OutlineActs;
  /** What is wrong with sections and slides as visitors will see them, by the section. */
  problems: ReadonlyMap<string, readonly LayoutProblem[]>;
  carousels: CarouselParts;
  /** The mediaStrings of the pictures that visitors see of slides, by the slide. */
  pictures: ReadonlyMap<string, string>;
}

/**
 * The groups of a layout with their sections as rows: moved by hand, by keys and by buttons, also from group to group; Enter opens one, and
 * `useOutlineKeys` has what the other keys do.
 */
export function Outline({ opening, onEnter, acts, problems, carousels, pictures }: OutlineProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const { layout, faults } = useLayoutWorkspace();
  const [menu, setMenu] = useState<OpenMenu>();
  const [adding, setAdding] = useState<InsertPlace>();
  const [now] = useState(Date.now);
  const rows = useMemo(() => rowsOf(layout), [layout]);
  const parts = useMemo(() => partsOf(layout), [layout]);
  const entries = useEntries(rows, (row) => {
    const part = parts.get(row.id);
    return part ? words.nameOf(part) : '';
  });
  const { open, openId } = opening;
  const addBelow = useCallback((id: string) => setAdding(placeBehind(rows, id)), [rows]);
  const onKeyDown = useOutlineKeys(acts, setMenu, addBelow);
  useEffect(() => {
    // What is opened from the page, or is new, may stand out of sight in the outline.
    if (openId)
      document.querySelector(`[data-outline="${CSS.escape(openId)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [openId]);
  const renderEntry = useCallback(
    ({ row, text }: OutlineEntry) => {
      const shared = {
        isOpen: row.id === openId,
        // The outline, the page and all that is in it stand between the row and its form: Enter leads there.
        onOpen: ({ detail }: MouseEvent) => (detail === 0 ? onEnter(row.id) : open(row.id)),
      };
      const keys = (event: KeyboardEvent<HTMLElement>): void => onKeyDown(event, row);
      if (row.kind === 'group') return <GroupRow group={row.group} onKeyDown={keys} {...shared} />;
      const { section } = row;
      const inside = [section.id, ...slidesOf(section.config).map(({ id }) => id)];
      return (
        <SectionRow
          section={section}
          name={text}
          isFaulty={inside.some((id) => faults.has(id))}
          problems={problems.get(section.id) ?? []}
          now={now}
          carousels={carousels}
          pictureOf={(id) => pictures.get(id)}
          onKeyDown={keys}
          {...shared}
        />
      );
    },
    [openId, open, onEnter, onKeyDown, faults, problems, now, carousels, pictures],
  );
  return (
    <div className={styles.outline}>
      {rows.length > 0 ? (
        <SortableList
          label={t('layouts.outline')}
          look="outline"
          entries={entries}
          renderEntry={renderEntry}
          onMove={acts.move}
          onMenu={(index, anchor) => setMenu({ id: rows[index]?.id ?? '', anchor })}
        />
      ) : (
        <p className={styles.empty}>{t('layouts.empty')}</p>
      )}
      <div className={styles.foot}>
        <Button size="md" icon={<Plus />} onPress={() => setAdding(placeBehind(rows, openId))}>
          {t('layouts.addSection')}
        </Button>
        <Button
          size="md"
          type="regular-no-border"
          icon={<FolderPlus />}
          why={whyNoGroup(t, layout)}
          onPress={acts.addGroup}
        >
          {t('layouts.addGroup')}
        </Button>
      </div>
      {menu?.anchor.isConnected ? (
        <RowMenu {...menu} rows={rows} acts={acts} onAdd={setAdding} onClose={() => setMenu(undefined)} />
      ) : null}
      {adding ? (
        <AddSectionDialog
          groupId={adding.groupId}
          onClose={() => setAdding(undefined)}
          onChoose={(type) => {
            setAdding(undefined);
            acts.addSection(type, adding);
          }}
        />
      ) : null}
    </div>
  );
}

interface OutlineEntry extends SortableEntry {
  row: OutlineRow;
}

/** The entries of rows; one whose group or section, and name, stay as they were is the very same, and is not drawn again. */
function useEntries(rows: readonly OutlineRow[], textOf: (row: OutlineRow) => string): OutlineEntry[] {
  const [known] = useState(() => new WeakMap<Section | SectionGroup, OutlineEntry>());
  return rows.map((row) => {
    const thing = row.kind === 'group' ? row.group : row.section;
    const text = textOf(row);
    const former = known.get(thing);
    if (former?.text === text) return former;
    const entry = { key: row.id, text, row };
    known.set(thing, entry);
    return entry;
  });
}
