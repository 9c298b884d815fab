import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../generated/model/index.ts';
import { FocusedAlert } from '../../../engine/edit-session/focused-alert.tsx';
import { SiteChangedBanner } from '../../../engine/edit-session/site-changed-banner.tsx';
import type { EditorDraft } from '../../../engine/edit-session/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { GROUP_NAMES, groupNamed } from '../publish/menu-places.ts';
import { PublishFailure } from '../publish/publish-failure.tsx';
import { useMenuWords } from '../publish/use-menu-words.ts';
import styles from './menu-page.module.css';
import { NewerMenu } from './newer-menu.tsx';
import { countTwins, emptyGroup } from './opened.ts';
import { MenuDraft } from './use-menu-draft.tsx';
import type { MenuEditing } from './use-menu-editing.ts';
import type { Publishing } from './use-publishing.ts';

/** Props of {@link MenuNotices}. */
export interface MenuNoticesProps {
  /** The menu as it was read last. */
  menu: Menu;
  editing: MenuEditing;
  publishing: Publishing;
  draft: EditorDraft;
  /** Whether a save was refused because another tab works on another site. */
  isMoved: boolean;
  /** Whether the look at what will be published is open, which tells what failed itself. */
  isReviewing: boolean;
  /** The user goes on with this site. */
  onStay(): void;
}

/** What there is to know before one goes on: a draft, a save that was refused or ended half way, a group that is missing. */
export function MenuNotices(props: MenuNoticesProps) {
  const { menu, editing, publishing, draft, isMoved, isReviewing, onStay } = props;
  const { t } = useTranslation();
  const { base, groups, diff, change } = editing;
  const { half } = publishing;
  const twins = countTwins(base);
  return (
    <>
      {isMoved ? <SiteChangedBanner onStay={onStay} /> : null}
      {half && !isReviewing ? (
        <FocusedAlert>
          <PublishFailure half={half} left={diff} />
        </FocusedAlert>
      ) : null}
      {twins > 0 && !half ? <Banner status="warning">{t('menuPage.twins', { count: twins })}</Banner> : null}
      <NewerMenu menu={menu} editing={editing} isBusy={publishing.isPublishing || publishing.meeting !== undefined} />
      <MenuDraft draft={draft} groups={groups} onBringBack={change} />
      <MissingGroups {...props} />
    </>
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
      <p>{t('menuPage.missing.text')}</p>
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
