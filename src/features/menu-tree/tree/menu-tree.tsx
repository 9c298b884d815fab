import { SearchX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditState } from '../../../engine/edit-session/use-edit-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './menu-tree.module.css';
import type { MenuTreeProps } from './menu-tree-props.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import { stillChosen } from './selection.ts';
import { TreeList } from './tree-list.tsx';
import { TreeStatus } from './tree-status.tsx';
import { TreeToolbar } from './tree-toolbar.tsx';
import { useActs } from './use-acts.ts';
import { useTreeView } from './use-tree-view.ts';

/**
 * The menu of a site as a tree: moved by pointer, finger and keyboard between groups and levels, renamed in place,
 * searched, many items at a time. It holds nothing of the menu itself: that is in the session.
 */
export function MenuTree(given: MenuTreeProps) {
  const { t } = useTranslation();
  const { value: groups } = useEditState(given.session);
  const selection = useMemo(() => stillChosen(given.selection, groups), [given.selection, groups]);
  const props = { ...given, groups, selection };
  const instructions = useId();
  const view = useTreeView(props.groups, props.kept);
  const acts = useActs(props, view);
  const parts = { props, view, acts };
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <TreeToolbar undoRedo={props.undoRedo} view={view} onAdd={acts.addHere} />
        <TreeStatus {...parts} />
      </div>
      <VisuallyHidden>
        <span id={instructions}>{t('menu.tree.instructions')}</span>
        <span role="status" aria-live="assertive" data-tree-news="">
          {view.news}
        </span>
      </VisuallyHidden>
      {view.open.rows.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t('menu.tree.noMatch', { query: view.query })} />
      ) : (
        <TreeList {...parts} instructions={instructions} />
      )}
      <RowMenu {...parts} />
      <MoveDialog {...parts} />
    </div>
  );
}
