import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetLayoutPublicationQueryOptions,
  getListLayoutPublicationsQueryOptions,
} from '../../../../generated/api/layouts/layouts.ts';
import type { LayoutPublication, SiteLayout } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { changesOf } from '../model/changes.ts';
import { ChangesList } from '../publish/changes-list.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './history-dialog.module.css';
import { restoredLayout, restoredSection } from './restored.ts';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  onClose(): void;
}

/** The last publishes of a layout: when and by whom, how each differs from what is held, and the way back to it or to one of its sections. */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  const { layout, session } = useLayoutWorkspace();
  const { data, error, isFetching, refetch } = useQuery(getListLayoutPublicationsQueryOptions(layout.id));
  const [chosenId, setChosenId] = useState<string>();
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const restore = (next: SiteLayout, time: string): void => {
    session.replace(next);
    onClose();
    toast('info', t('layouts.history.restored', { time }));
  };
  return (
    <Dialog isOpen onClose={onClose} size="xl" title={t('layouts.history.title')}>
      {error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : data?.length === 0 ? (
        <EmptyState title={t('layouts.history.none')}>{t('layouts.history.noneText')}</EmptyState>
      ) : (
        <div className={styles.sides}>
          {data ? (
            <fieldset className={styles.list}>
              <legend className={styles.legend}>{t('layouts.history.list', { count: data.length })}</legend>
              {data.map(({ id, publishedAt, publishedBy, sectionCount }) => (
                <ChoiceCard key={id} name="publication" isChosen={id === chosen?.id} onChoose={() => setChosenId(id)}>
                  <b>{formatDateTime(publishedAt)}</b>
                  <span className={styles.second}>{publishedBy ?? t('layouts.history.nobody')}</span>
                  <span className={styles.second}>{t('layouts.history.sections', { count: sectionCount })}</span>
                </ChoiceCard>
              ))}
            </fieldset>
          ) : (
            <Skeleton />
          )}
          {chosen ? <Publication key={chosen.id} publication={chosen} onRestore={restore} /> : null}
        </div>
      )}
    </Dialog>
  );
}

interface PublicationProps {
  publication: LayoutPublication;
  onRestore(layout: SiteLayout, time: string): void;
}

function Publication({ publication, onRestore }: PublicationProps) {
  const { t } = useTranslation();
  const { layout } = useLayoutWorkspace();
  const { data, error } = useQuery(getGetLayoutPublicationQueryOptions(layout.id, publication.id));
  if (error) return <p role="alert">{failureText(t, error)}</p>;
  if (!data) return <Skeleton />;
  const before = data.layout;
  const time = formatDateTime(publication.publishedAt);
  const next = restoredLayout(layout, before);
  const changes = changesOf(layout, next);
  return (
    <section className={styles.publication} aria-label={time}>
      {changes.length === 0 ? <p>{t('layouts.history.same')}</p> : <ChangesList base={layout} changes={changes} />}
      <div className={styles.buttons}>
        <Button
          type="filled"
          icon={<Undo2 />}
          why={changes.length === 0 ? t('layouts.history.same') : undefined}
          onPress={() => onRestore(next, time)}
        >
          {t('layouts.history.restore')}
        </Button>
        {changes.map(({ id, part }) =>
          part.kind === 'section' ? (
            <Button key={id} size="md" onPress={() => onRestore(restoredSection(layout, before, id), time)}>
              <span className={styles.cut}>
                {t('layouts.history.restoreSection', { name: part.thing.title || part.thing.type })}
              </span>
            </Button>
          ) : null,
        )}
      </div>
    </section>
  );
}
