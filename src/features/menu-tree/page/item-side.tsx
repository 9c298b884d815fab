import { useTranslation } from 'react-i18next';
import type { Route } from '../../../../generated/model/index.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { NARROW, useMediaQuery } from '../../../ui/use-media-query.ts';
import { ItemPanel } from '../item/item-panel.tsx';
import { changeItem, type ItemFields as ItemChange } from '../model/edit.ts';
import { find } from '../model/find.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import styles from './menu-page.module.css';
import type { MenuEditing } from './use-menu-editing.ts';
import type { MenuFaults } from './use-menu-faults.ts';
import type { OpenItem } from './use-open-item.ts';

/** Props of {@link ItemSide}. */
export interface ItemSideProps {
  editing: MenuEditing;
  open: OpenItem;
  routes: ReadonlyMap<string, Route>;
  faults: MenuFaults;
  routeHref(id: string): string;
}

/** The item that is open: beside the tree where there is room, over it where there is none. */
export function ItemSide({ editing, open, routes, faults, routeHref }: ItemSideProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const isNarrow = useMediaQuery(NARROW);
  const { groups, session } = editing;
  const { openId, close } = open;
  const found = openId === undefined ? undefined : find(groups, openId);
  const panel = {
    groups,
    openId,
    routes,
    errors: faults.ofItem(openId),
    routeHref,
    onChange: (id: string, to: ItemChange) => session.edit((now) => changeItem(now, id, to)),
  };
  if (!isNarrow) {
    return (
      <aside className={styles.side}>
        <ItemPanel {...panel} onClose={close} />
      </aside>
    );
  }
  return (
    <Drawer
      isOpen={found !== undefined}
      onClose={close}
      side="right"
      label={t('menuPage.item.label', { title: found ? words.nameOf(found.item) : '' })}
    >
      <div className={styles.drawer}>{found ? <ItemPanel {...panel} /> : null}</div>
    </Drawer>
  );
}
