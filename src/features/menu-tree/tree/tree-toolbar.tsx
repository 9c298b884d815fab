import { ChevronsDownUp, ChevronsUpDown, Keyboard, Plus, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import type { MenuTreeProps } from './menu-tree-props.ts';
import styles from './tree-toolbar.module.css';
import type { TreeView } from './use-tree-view.ts';

/** Props of {@link TreeToolbar}. */
export interface TreeToolbarProps extends Pick<MenuTreeProps, 'undoRedo'> {
  view: TreeView;
  onAdd: () => void;
}

/** Search, making an item, opening and closing all, undo and redo, and the list of keys. */
export function TreeToolbar({ undoRedo: { can, undo, redo }, view, onAdd }: TreeToolbarProps) {
  const { t } = useTranslation();
  const [hasKeys, setKeys] = useState(false);
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField label={t('menu.tree.search')} value={view.query} onChange={view.setQuery} hasShortcut />
      </div>
      <div className={styles.buttons}>
        <IconButton label={t('menu.tree.add')} icon={<Plus />} onPress={onAdd} />
        <IconButton label={t('menu.tree.openAll')} icon={<ChevronsUpDown />} onPress={view.open.openAll} />
        <IconButton label={t('menu.tree.closeAll')} icon={<ChevronsDownUp />} onPress={view.open.closeAll} />
        <span className={styles.line} />
        <IconButton
          label={t('history.undo')}
          icon={<Undo2 />}
          onPress={undo}
          why={can.undo ? undefined : t('history.nothingToUndo')}
        />
        <IconButton
          label={t('menu.tree.redo')}
          icon={<Redo2 />}
          onPress={redo}
          why={can.redo ? undefined : t('history.nothingToRedo')}
        />
        <span className={styles.keys}>
          <IconButton label={t('menu.tree.keys.title')} icon={<Keyboard />} onPress={() => setKeys(true)} />
        </span>
      </div>
      <KeysDialog isOpen={hasKeys} onClose={() => setKeys(false)} />
    </div>
  );
}
