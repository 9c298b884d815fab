import { Eye, History, Route as RouteIcon } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../../generated/model/index.ts';
import { EditSessionFrame } from '../../../engine/edit-session/edit-session-frame.tsx';
import { FocusedAlert } from '../../../engine/edit-session/focused-alert.tsx';
import { SaveForm } from '../../../engine/edit-session/save-form.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { PublishFailure } from '../publish/publish-failure.tsx';
import { MenuTree } from '../tree/menu-tree.tsx';
import { ItemSide } from './item-side.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuDialogs } from './menu-dialogs.tsx';
import { MenuDraft } from './menu-draft.tsx';
import { MenuNotices } from './menu-notices.tsx';
import styles from './menu-page.module.css';
import type { MenuPageProps } from './places.ts';
import { useDeadRoutes } from './use-dead-routes.ts';
import { useDescribeStep } from './use-describe-step.ts';
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

/**
 * The menu as it is edited: the tree, the item that is open, and what is done with all of it. Nothing is sent before it
 * is saved.
 */
export function MenuEditor({ menu, places, kept }: MenuEditorProps) {
  const formId = useId();
  const [dialog, setDialog] = useState<'preview' | 'history'>();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const editing = useMenuEditing(menu.menu);
  const { edit, session, groups, diff, marks, count, change } = editing;
  const publishing = usePublishing(edit);
  const { half } = publishing;
  const faults = useMenuFaults(groups, half?.faults ?? []);
  const open = useOpenItem();
  const review = useReview(editing, publishing, faults, open);
  const describe = useDescribeStep();
  const routes = useMemo(() => new Map((menu.routes ?? []).map((route) => [route.id, route])), [menu.routes]);
  const deadRoutes = useDeadRoutes(groups, routes);
  // The review says itself what failed.
  const failure = half && !review.isOpen && (
    <FocusedAlert>
      <PublishFailure half={half} left={diff} />
    </FocusedAlert>
  );
  return (
    <>
      <MenuHeader places={places} onShow={setDialog} />
      <div className={styles.page}>
        <SaveForm id={formId} onSave={review.submit} />
        <EditSessionFrame
          formId={formId}
          edit={edit}
          canSave={session.isDirty}
          saveToLeave={review.saveToLeave}
          isLeaving={never}
          describe={describe}
          onReset={publishing.forget}
          failure={failure}
          draftOffer={<MenuDraft draft={edit.draft} groups={groups} onBringBack={change} />}
          bar={({ reset }) =>
            count > 0 ? (
              <MenuBar
                formId={formId}
                diff={diff}
                errors={faults.byItem.size}
                isPublishing={publishing.isPublishing}
                onShow={review.begin}
                onReset={reset}
              />
            ) : null
          }
        >
          {({ notices, undoRedo }) => (
            <>
              {notices}
              <MenuNotices menu={menu} editing={editing} publishing={publishing} />
              <div className={styles.work}>
                <div className={styles.tree}>
                  <MenuTree
                    session={session}
                    undoRedo={undoRedo}
                    selection={selection}
                    onSelectionChange={setSelection}
                    deadRoutes={deadRoutes}
                    changed={marks}
                    faults={faults.byItem}
                    onOpen={open.open}
                    openId={open.openId}
                    kept={kept}
                  />
                </div>
                <ItemSide editing={editing} open={open} routes={routes} faults={faults} routeHref={places.route} />
              </div>
            </>
          )}
        </EditSessionFrame>
      </div>
      <MenuDialogs editing={editing} publishing={publishing} review={review} />
      {dialog === 'preview' ? (
        <PreviewDialog groups={groups} marks={marks} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'history' ? (
        <HistoryDialog groups={groups} routes={routes} onRestore={change} onClose={() => setDialog(undefined)} />
      ) : null}
    </>
  );
}

interface MenuHeaderProps extends Pick<MenuPageProps, 'places'> {
  onShow(dialog: 'preview' | 'history'): void;
}

function MenuHeader({ places, onShow }: MenuHeaderProps) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t('titles.menu')}
      actions={
        <>
          <Button icon={<History />} onPress={() => onShow('history')}>
            {t('menuPage.history.button')}
          </Button>
          <Button icon={<Eye />} onPress={() => onShow('preview')}>
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
  );
}
