import { Eye, History, Route as RouteIcon } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../generated/model/index.ts';
import { LeaveGuard } from '../../../engine/edit-session/leave-guard.tsx';
import { SaveForm } from '../../../engine/edit-session/save-form.tsx';
import { useSaveShortcut } from '../../../engine/edit-session/use-save-shortcut.ts';
import { useSiteCheck } from '../../../engine/edit-session/use-site-check.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { MenuTree } from '../tree/menu-tree.tsx';
import { ItemSide } from './item-side.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuDialogs } from './menu-dialogs.tsx';
import { MenuNotices } from './menu-notices.tsx';
import styles from './menu-page.module.css';
import type { MenuPageProps } from './places.ts';
import { useDeadRoutes } from './use-dead-routes.ts';
import { useMenuDraft } from './use-menu-draft.tsx';
import { useMenuEditing } from './use-menu-editing.ts';
import { useMenuFaults } from './use-menu-faults.ts';
import { useOpenItem } from './use-open-item.ts';
import { usePublishing } from './use-publishing.ts';
import { useReview } from './use-review.ts';

const never = (): boolean => false;

/** Props of {@link MenuEditor}. */
export interface MenuEditorProps extends MenuPageProps {
  menu: Menu;
}

/** The menu as it is edited: the tree, the item that is open, and what is done with all of it. Nothing is sent before it is saved. */
export function MenuEditor({ menu, places, kept }: MenuEditorProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [dialog, setDialog] = useState<'preview' | 'history'>();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { refuses, isTold } = useSiteCheck();
  const editing = useMenuEditing(menu.menu);
  const { groups, diff, marks, count, change, steps, isDirty } = editing;
  const publishing = usePublishing(editing, refuses);
  const faults = useMenuFaults(groups, publishing.half?.faults ?? []);
  const open = useOpenItem();
  const review = useReview(editing, publishing, faults, open);
  const draft = useMenuDraft(editing);
  const routes = useMemo(() => new Map((menu.routes ?? []).map((route) => [route.id, route])), [menu.routes]);
  const deadRoutes = useDeadRoutes(groups, routes);
  useSaveShortcut(formId, isDirty);
  const show = useCallback(() => review.begin(), [review]);
  return (
    <>
      <PageHeader
        title={t('titles.menu')}
        actions={
          <>
            <Button icon={<History />} onPress={() => setDialog('history')}>
              {t('menuPage.history.button')}
            </Button>
            <Button icon={<Eye />} onPress={() => setDialog('preview')}>
              {t('menuPage.preview.button')}
            </Button>
            <ButtonLink icon={<RouteIcon />} href={places.routes}>
              {t('menuPage.routes')}
            </ButtonLink>
          </>
        }
      >
        {t('menuPage.lead')}
      </PageHeader>
      <div className={styles.page}>
        <SaveForm id={formId} onSave={review.submit} />
        <MenuNotices
          menu={menu}
          editing={editing}
          publishing={publishing}
          draft={draft}
          isMoved={isTold}
          isReviewing={review.isOpen}
          onStay={show}
        />
        <div className={styles.work}>
          <div className={styles.tree}>
            <MenuTree
              groups={groups}
              onChange={change}
              selection={selection}
              onSelectionChange={setSelection}
              deadRoutes={deadRoutes}
              changed={marks}
              faults={faults.byItem}
              onOpen={open.open}
              openId={open.openId}
              steps={steps}
              kept={kept}
            />
          </div>
          <ItemSide editing={editing} open={open} routes={routes} faults={faults} routeHref={places.route} />
        </div>
        {count > 0 ? (
          <MenuBar
            formId={formId}
            diff={diff}
            errors={faults.byItem.size}
            isPublishing={publishing.isPublishing}
            onShow={show}
            onReset={review.reset}
          />
        ) : null}
      </div>
      <MenuDialogs editing={editing} publishing={publishing} review={review} />
      {dialog === 'preview' ? (
        <PreviewDialog groups={groups} marks={marks} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'history' ? (
        <HistoryDialog groups={groups} routes={routes} onRestore={change} onClose={() => setDialog(undefined)} />
      ) : null}
      <LeaveGuard isDirty={isDirty} isLeaving={never} onDiscard={draft.discard} />
    </>
  );
}
