import { EllipsisVertical, FolderInput, Scissors, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { listItems } from '../model/find.ts';
import type { TreeProps } from './menu-tree-props.ts';
import type { RowMenuProps } from './row-menu.tsx';
import styles from './tree-status.module.css';
import { NONE, type TreeView } from './use-tree-view.ts';

/**
 * The line under the toolbar, of one height: how many items there are or were found, what was cut, or what can be done
 * with those that are chosen.
 */
export function TreeStatus({ props, view, acts }: RowMenuProps) {
  const { t } = useTranslation();
  const { selection, onSelectionChange, groups } = props;
  const count = selection.size;
  if (count > 1 || (view.isChoosing && count > 0)) {
    const ids = [...selection];
    const clear = (): void => {
      onSelectionChange(NONE);
      view.setChoosing(false);
    };
    return (
      <div className={classNames(styles.line, styles.many)}>
        <span className={styles.words}>{t('menu.tree.chosen', { count })}</span>
        <Button size="sm" icon={<FolderInput />} onPress={() => view.setMoving(ids)}>
          {t('menu.tree.moveTo')}
        </Button>
        <Button size="sm" icon={<Scissors />} onPress={() => acts.cut(ids)}>
          {t('menu.tree.cut')}
        </Button>
        <Button size="sm" icon={<Trash2 />} isDangerous onPress={() => acts.remove(ids)}>
          {t('menu.tree.remove')}
        </Button>
        <Button size="sm" type="regular-no-border" icon={<X />} onPress={clear}>
          {t('menu.tree.clear')}
        </Button>
      </div>
    );
  }
  if (view.cut.size > 0) {
    return (
      <div className={styles.line}>
        <span className={styles.words}>
          {t('menu.tree.cutLine', { name: view.words.namesOf(groups, [...view.cut]) })}
        </span>
        <Button size="sm" type="regular-no-border" icon={<X />} onPress={() => view.setCut(NONE)}>
          {t('ui.cancel')}
        </Button>
      </div>
    );
  }
  if (count === 1) return <OneChosen id={[...selection][0] ?? ''} groups={groups} view={view} />;
  return (
    <div className={styles.line}>
      <span className={styles.words} role="status">
        {view.open.found === undefined
          ? t('menu.tree.items', { count: listItems(groups).length })
          : t('menu.tree.found', { count: view.open.found })}
      </span>
    </div>
  );
}

/** The item that is chosen, and the button of its menu, for those who cannot reach the one in its row. */
function OneChosen({ id, groups, view }: { id: string; groups: TreeProps['groups']; view: TreeView }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const name = view.words.nameOf(groups, id);
  const open = (): void => {
    if (button.current) view.setMenu({ id, anchor: button.current });
  };
  return (
    <div className={classNames(styles.line, styles.one)}>
      <span className={styles.words}>{name}</span>
      <Button
        ref={button}
        size="sm"
        icon={<EllipsisVertical />}
        label={t('menu.tree.actions', { name })}
        onPress={open}
      >
        {t('menu.tree.more')}
      </Button>
    </div>
  );
}
