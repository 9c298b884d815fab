import { FolderPlus, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutProblem } from '../../../../generated/model/index.ts';
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
import { type InsertPlace, placeBehind, rowsOf } from './outline-rows.ts';
import { RowMenu } from './row-menu.tsx';
import { GroupRow, SectionRow } from './section-row.tsx';
import type { OpenPart } from './use-open-part.ts';
import { useOutlineActs } from './use-outline-acts.ts';
import { type OpenMenu, useOutlineKeys } from './use-outline-keys.ts';

/** Props of {@link Outline}. */
export interface OutlineProps {
  opening: OpenPart;
  /** What is wrong with sections and slides as visitors will see them, by the section. */
  problems: ReadonlyMap<string, readonly LayoutProblem[]>;
  carousels: CarouselParts;
  /** The mediaStrings of the pictures that visitors see of slides, by the slide. */
  pictures: ReadonlyMap<string, string>;
}

/**
 * The groups of a layout with their sections as rows: moved by hand, by keys and by buttons, also from group to group; D duplicates, H hides or
 * shows, Delete removes, Enter opens.
 */
export function Outline({ opening, problems, carousels, pictures }: OutlineProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const { layout, faults } = useLayoutWorkspace();
  const acts = useOutlineActs(opening);
  const [menu, setMenu] = useState<OpenMenu>();
  const [adding, setAdding] = useState<InsertPlace>();
  const [now] = useState(Date.now);
  const rows = useMemo(() => rowsOf(layout), [layout]);
  const parts = useMemo(() => partsOf(layout), [layout]);
  const entries = useMemo(
    () =>
      rows.map(({ id }): SortableEntry => {
        const part = parts.get(id);
        return { key: id, text: part ? words.nameOf(part) : '' };
      }),
    [rows, parts, words],
  );
  const { open, openId } = opening;
  const onKeyDown = useOutlineKeys(acts, layout, setMenu);
  useEffect(() => {
    // What is opened from the page, or is new, may stand out of sight in the outline.
    if (openId)
      document.querySelector(`[data-outline="${CSS.escape(openId)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [openId]);
  const renderEntry = useCallback(
    (entry: SortableEntry) => {
      const row = rows.find(({ id }) => id === entry.key);
      if (!row) return null;
      const shared = { isOpen: row.id === openId, onOpen: () => open(row.id) };
      const keys = (event: KeyboardEvent<HTMLElement>): void => onKeyDown(event, row);
      if (row.kind === 'group') return <GroupRow group={row.group} onKeyDown={keys} {...shared} />;
      const { section } = row;
      const inside = [section.id, ...slidesOf(section.config).map(({ id }) => id)];
      return (
        <SectionRow
          section={section}
          name={entry.text}
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
    [rows, openId, open, onKeyDown, faults, problems, now, carousels, pictures],
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
        <Button size="md" type="regular-no-border" icon={<FolderPlus />} onPress={acts.addGroup}>
          {t('layouts.addGroup')}
        </Button>
      </div>
      {menu?.anchor.isConnected ? (
        <RowMenu {...menu} rows={rows} acts={acts} onAdd={setAdding} onClose={() => setMenu(undefined)} />
      ) : null}
      {adding ? (
        <AddSectionDialog
          area={layout.sectionGroups.find(({ id }) => id === adding.groupId)?.area}
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
