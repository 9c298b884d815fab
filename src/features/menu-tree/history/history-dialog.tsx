import { useQuery } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListMenuPublicationsQueryOptions,
  getListMenuQueryOptions,
} from '../../../../generated/api/routing/routing.ts';
import type { MenuGroup, MenuPublication, Route } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { WITH_ROUTES } from '../with-routes.ts';
import styles from './history-dialog.module.css';
import { PublicationView } from './publication-view.tsx';
import type { Restored } from './restored.ts';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  /** The menu as it is edited now. */
  groups: readonly MenuGroup[];
  routes: ReadonlyMap<string, Route>;
  /** Makes an earlier menu a change that is not saved. */
  onRestore(groups: readonly MenuGroup[]): void;
  onClose(): void;
}

/**
 * The last published menus: when and by whom, how they differ from what is on the page, and the way back to one of
 * them.
 */
export function HistoryDialog({ groups, routes, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(getListMenuPublicationsQueryOptions());
  // Which routes there are decides what can be restored: they are asked for anew, for the page around as well.
  useQuery({ ...getListMenuQueryOptions(WITH_ROUTES), refetchOnMount: 'always' });
  const [chosenId, setChosenId] = useState<string>();
  const [back, setBack] = useState<Restored>();
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const restore = (): void => {
    if (!back || !chosen) return;
    onRestore(back.groups);
    onClose();
    const time = formatDateTime(chosen.publishedAt);
    toast('info', t('menuPage.history.restored', { time }));
    if (back.cut.length > 0) toast('warning', t('menuPage.history.cut', { count: back.cut.length }));
  };
  const why = back ? undefined : t('menuPage.history.same');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('menuPage.history.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('menuPage.publish.back')}</Button>
          <Button type="filled" icon={<Undo2 />} why={why} onPress={restore}>
            {t('menuPage.history.restore')}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : data?.length === 0 ? (
        <EmptyState icon={<History />} title={t('menuPage.history.none')}>
          {t('menuPage.history.noneText')}
        </EmptyState>
      ) : (
        <div className={styles.sides}>
          <Publications publications={data} chosen={chosen} onChoose={setChosenId} />
          {chosen ? (
            <PublicationView key={chosen.id} id={chosen.id} groups={groups} routes={routes} onRead={setBack} />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

interface PublicationsProps {
  publications: readonly MenuPublication[] | undefined;
  chosen: MenuPublication | undefined;
  onChoose(id: string): void;
}

function Publications({ publications, chosen, onChoose }: PublicationsProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  if (!publications) {
    return (
      <div className={styles.list} role="status" aria-busy="true" aria-label={t('ui.loading')}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    );
  }
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('menuPage.history.list', { count: publications.length })}</legend>
      {publications.map(({ id, publishedAt, publishedBy, groups }) => (
        <ChoiceCard key={id} name="publication" isChosen={id === chosen?.id} onChoose={() => onChoose(id)}>
          <b>{formatDateTime(publishedAt)}</b>
          <span className={styles.second}>{publishedBy ?? t('menuPage.history.nobody')}</span>
          <span className={styles.second}>{groups.map((name) => words.groupName(name)).join(', ')}</span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
