import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../generated/model/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { MenuConflictDialog } from '../merge/menu-conflict-dialog.tsx';
import styles from './menu-page.module.css';
import type { MenuEditing } from './use-menu-editing.ts';
import { useNewerMenu } from './use-newer-menu.ts';

/** Props of {@link NewerMenu}. */
export interface NewerMenuProps {
  /** The menu as it was read last. */
  menu: Menu;
  editing: MenuEditing;
  /** Nothing is shown or taken in now: a publish is under way and finds out for itself. */
  isBusy: boolean;
}

/** Says that somebody else published a newer menu while this one is changed, and takes it in. */
export function NewerMenu({ menu, editing, isBusy }: NewerMenuProps) {
  const { t } = useTranslation();
  const { changes, meeting, take, answer } = useNewerMenu(menu, editing, isBusy);
  if (changes === undefined) return null;
  return (
    <>
      <Banner status="warning" title={t('menuPage.newer.title')}>
        <p>{t('menuPage.newer.text', { changes })}</p>
        <div className={styles.buttons}>
          <Button size="md" onPress={take}>
            {t('menuPage.newer.take')}
          </Button>
        </div>
      </Banner>
      {meeting ? (
        <MenuConflictDialog of="newer" conflicts={meeting.conflicts} meanwhile={meeting} onAnswer={answer} />
      ) : null}
    </>
  );
}
