import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import type { ListedEntity } from '../../contract/entity.ts';
import { isMade } from '../../engine/entity/entity-kinds.ts';
import type { Selection } from '../../engine/list/actions/use-selection.ts';
import { ListPage } from '../../engine/list/list-page.tsx';
import type { OwnCells } from '../../engine/list/use-columns.ts';
import { Button } from '../../ui/button.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { UsesLink, type UsesOf } from './uses-link.tsx';

/** Props of {@link TagListPage}. */
export interface TagListPageProps {
  /** The definition of custom tags. */
  entity: ListedEntity;
  /** Where to see what bears a tag. */
  usesOf: UsesOf;
}

/** What stands over the list: the tag that is renamed, or the tags that become one. */
type Open =
  | { kind: 'rename'; tag: Tag }
  | { kind: 'merge'; tags: readonly Tag[]; clear: () => void }
  | { kind: 'make' };

/** The list of custom tags (specification §2), in which they are made, renamed and merged without leaving it. */
export function TagListPage({ entity, usesOf }: TagListPageProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  const cells = useMemo(
    (): OwnCells => ({ usageCount: (row) => <UsesLink tag={row as Tag} usesOf={usesOf} /> }),
    [usesOf],
  );
  const entriesOf = (row: object): readonly MenuEntry[] => [
    { id: 'rename', label: t('tags.rename'), onAction: () => setOpen({ kind: 'rename', tag: row as Tag }) },
  ];
  return (
    <>
      <ListPage
        entity={entity}
        onAdd={() => setOpen({ kind: 'make' })}
        cells={cells}
        entriesOf={entriesOf}
        selectionActions={(selection) => <MergeButton selection={selection} onMerge={setOpen} />}
      />
      {open?.kind === 'rename' ? <RenameDialog entity={entity} tag={open.tag} onClose={close} /> : null}
      {open?.kind === 'merge' ? (
        <MergeDialog
          tags={open.tags}
          onClose={(isOver) => {
            close();
            if (isOver) open.clear();
          }}
        />
      ) : null}
      {open?.kind === 'make' && isMade(entity) ? <MakeDialog entity={entity} onClose={close} /> : null}
    </>
  );
}

interface MergeButtonProps {
  selection: Selection;
  onMerge(open: Open): void;
}

/** Merges the chosen tags, where they are two or more that are known by name. */
function MergeButton({ selection: { chosen, clear }, onMerge }: MergeButtonProps): ReactNode {
  const { t } = useTranslation();
  const tags = chosen.kind === 'some' ? [...chosen.rows.values()].map((row) => row as Tag) : [];
  const why =
    chosen.kind === 'all' ? t('tags.notAll') : tags.length < 2 || tags.length > MOST ? t('tags.two') : undefined;
  return (
    <Button why={why} onPress={() => onMerge({ kind: 'merge', tags, clear })}>
      {t('tags.merge')}
    </Button>
  );
}

/** How many tags one merge takes: the one that stays and those that the contract lets end. */
const MOST = 101;
