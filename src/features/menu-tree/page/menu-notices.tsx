import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../generated/model/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { GROUP_NAMES, groupNamed } from '../publish/menu-places.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import styles from './menu-page.module.css';
import { NewerMenu } from './newer-menu.tsx';
import { countTwins, emptyGroup } from './opened.ts';
import type { MenuEditing } from './use-menu-editing.ts';
import type { Publishing } from './use-publishing.ts';

/** Props of {@link MenuNotices}. */
export interface MenuNoticesProps {
  /** The menu as it was read last. */
  menu: Menu;
  editing: MenuEditing;
  publishing: Publishing;
}

/**
 * What there is to know of the menu before one goes on: items that stand twice, a newer menu, a group that is missing.
 */
export function MenuNotices({ menu, editing, publishing: { half, isPublishing, meeting } }: MenuNoticesProps) {
  const { t } = useTranslation();
  const twins = countTwins(editing.base);
  return (
    <div className={styles.notices}>
      {twins > 0 && !half ? <Banner status="warning">{t('menuPage.twins', { count: twins })}</Banner> : null}
      <NewerMenu menu={menu} editing={editing} isBusy={isPublishing || meeting !== undefined} />
      <MissingGroups editing={editing} />
    </div>
  );
}

/** Offers the groups that the site lacks. */
function MissingGroups({ editing: { groups, change } }: Pick<MenuNoticesProps, 'editing'>) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const missing = GROUP_NAMES.filter((name) => !groupNamed(groups, name));
  if (missing.length === 0) return null;
  return (
    <Banner status="info" title={t('menuPage.missing.title', { count: missing.length })}>
      <p>{t('menuPage.missing.text', { count: missing.length })}</p>
      <div className={styles.buttons}>
        {missing.map((name) => (
          <Button
            key={name}
            size="md"
            onPress={() => {
              const group = emptyGroup(groups, name, words.groupName(name));
              const named = [...groups, group];
              change(GROUP_NAMES.map((one) => groupNamed(named, one)).filter((one) => one !== undefined));
            }}
          >
            {t('menuPage.missing.add', { group: words.groupName(name) })}
          </Button>
        ))}
      </div>
    </Banner>
  );
}
