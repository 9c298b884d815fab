import { useQuery } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
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
import { changesOf } from '../model/changes.ts';
import { NamedChanges } from '../publish/named-changes.tsx';
import { useLayoutWords } from '../workspace/use-layout-words.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './history-dialog.module.css';
import { changedSections, restoredLayout, restoredSection } from './restored.ts';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  onClose(): void;
}

/** The last publishes of a layout: when and by whom, how each differs from what is held, and the way back to it or to one of its sections. */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  const { layout, session, offerUndo } = useLayoutWorkspace();
  const { data, error, isFetching, refetch } = useQuery(getListLayoutPublicationsQueryOptions(layout.id));
  const [chosenId, setChosenId] = useState<string>();
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const restore = (next: SiteLayout, said: string): void => {
    session.replace(next);
    onClose();
    offerUndo(said);
  };
  return (
    <Dialog isOpen onClose={onClose} size="xl" title={t('layouts.history.title')}>
      {error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : data?.length === 0 ? (
        <EmptyState icon={<History />} title={t('layouts.history.none')}>
          {t('layouts.history.noneText')}
        </EmptyState>
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
  /** `said`: what was brought back. */
  onRestore(layout: SiteLayout, said: string): void;
}

function Publication({ publication, onRestore }: PublicationProps) {
  const { t } = useTranslation();
  const { layout } = useLayoutWorkspace();
  const words = useLayoutWords();
  const { data, error } = useQuery(getGetLayoutPublicationQueryOptions(layout.id, publication.id));
  if (error) return <p role="alert">{failureText(t, error)}</p>;
  if (!data) return <Skeleton />;
  const before = data.layout;
  const time = formatDateTime(publication.publishedAt);
  const next = restoredLayout(layout, before);
  const changes = changesOf(layout, next);
  const sections = changedSections(layout, before, changes);
  return (
    <section className={styles.publication} aria-label={time}>
      {changes.length === 0 ? (
        <p>{t('layouts.history.same')}</p>
      ) : (
        <>
          <h3 className={styles.legend}>{t('layouts.history.changes')}</h3>
          <NamedChanges base={layout} layout={next} changes={changes} />
        </>
      )}
      <div className={styles.buttons}>
        <Button
          type="filled"
          icon={<Undo2 />}
          why={changes.length === 0 ? t('layouts.history.same') : undefined}
          onPress={() => onRestore(next, t('layouts.history.restored', { time }))}
        >
          {t('layouts.history.restore')}
        </Button>
        {sections.map((part) => {
          const name = words.nameOf(part);
          const said = t('layouts.history.restoredSection', { name, time });
          return (
            <Button key={part.id} size="md" onPress={() => onRestore(restoredSection(layout, before, part.id), said)}>
              <span className={styles.cut}>{t('layouts.history.restoreSection', { name })}</span>
            </Button>
          );
        })}
      </div>
    </section>
  );
}
