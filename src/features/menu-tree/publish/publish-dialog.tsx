import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { SiteCrest } from '../../../engine/site-crest.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leadsNowhere, listItems } from '../model/find.ts';
import { MenuPreview } from '../preview/menu-preview.tsx';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import { DiffList } from './diff-list.tsx';
import type { MenuDiff } from './diff-menus.ts';
import styles from './publish-dialog.module.css';
import { type HalfPublished, PublishFailure, statesOf } from './publish-failure.tsx';
import { useMenuWords } from './use-menu-words.ts';

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  groups: readonly MenuGroup[];
  diff: MenuDiff;
  marks: ReadonlyMap<string, ItemMark>;
  isPublishing: boolean;
  /** How the last try ended, if it did not end well. */
  half: HalfPublished | undefined;
  onClose(): void;
  onPublish(): void;
}

/**
 * What a save will publish: the changes, and the site's navigation as it will be. Nothing was sent before this is
 * answered.
 */
export function PublishDialog({ groups, diff, marks, isPublishing, half, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { name: site } = useActiveSite();
  const nowhere = listItems(groups).flatMap(({ item }) => (leadsNowhere(item) ? [item.title.trim()] : []));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('menuPage.publish.title', { site })}
      actions={
        <>
          <Button onPress={onClose}>{t('menuPage.publish.back')}</Button>
          <Button type="filled" icon={<SiteCrest />} autoFocus isPending={isPublishing} onPress={onPublish}>
            {half && half.published.length > 0 ? t('menuPage.publish.rest', { site }) : t('engine.save.to', { site })}
          </Button>
        </>
      }
    >
      {half ? <PublishFailure half={half} left={diff} /> : null}
      <p className={styles.summary}>{words.summary(diff)}</p>
      {nowhere.length > 0 ? (
        <Banner status="warning" title={t('menuPage.publish.nowhere', { count: nowhere.length })}>
          {nowhere.join(', ')}
        </Banner>
      ) : null}
      <div className={styles.sides}>
        <DiffList diff={diff} states={half ? statesOf(half, diff) : undefined} />
        <MenuPreview groups={groups} marks={marks} site={site} />
      </div>
    </Dialog>
  );
}
