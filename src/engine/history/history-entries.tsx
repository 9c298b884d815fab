import { keepPreviousData } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAuditEntries } from '../../../generated/api/audit/audit.ts';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useActiveSite } from '../active-site.ts';
import type { EditSession } from '../edit-session/edit-session.ts';
import { isOnly } from '../entity/entity-kinds.ts';
import { failureText } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import { broughtBack } from './entry-fields.ts';
import { EntryView } from './entry-view.tsx';
import styles from './history.module.css';
import { isRecorded } from './recorded.ts';

/** Props of {@link HistoryEntries}. */
export interface HistoryEntriesProps {
  entity: Entity;
  id: string;
  session: EditSession<object, object>;
  /** Why nothing can be changed here. */
  why: string | undefined;
}

const PAGE_SIZE = 10;

/**
 * The history of what is edited, the newest change first. What is brought back becomes an unsaved change of the form,
 * which can be undone.
 */
export function HistoryEntries({ entity, id, session, why }: HistoryEntriesProps) {
  const { t } = useTranslation();
  const text = useText();
  const { instanceId } = useActiveSite();
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<string>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useListAuditEntries(
    {
      ...(isRecorded(entity.name) ? { entity: entity.name } : {}),
      entityId: id,
      // What a site or a network has one of is found by the service; elsewhere another site may have a thing of the
      // same id.
      ...(isOnly(entity) ? {} : { instanceId }),
      page,
      pageSize: PAGE_SIZE,
    },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const bringBack = ({ changes }: AuditEntry, fields: readonly FieldDefinition[]): void => {
    const body = fields.reduce((values, field) => broughtBack(values, field, changes), session.getValue());
    session.replace(normalizeBody(entity, body));
    setTold(t('entryHistory.broughtBack', { fields: fields.map(({ label }) => text(label)).join(', ') }));
  };
  return (
    <>
      <p className={styles.lead}>{t(why === undefined ? 'entryHistory.lead' : 'entryHistory.leadClosed')}</p>
      <div className={styles.told} role="status">
        {told === undefined ? null : <Banner status="success">{told}</Banner>}
      </div>
      {data ? (
        <div className={styles.entries} aria-busy={isPlaceholderData}>
          {data.items.map((entry, index) => (
            <EntryView
              key={entry.id}
              entry={entry}
              entity={entity}
              isFirst={index === 0}
              restoring={{ current: session.getValue, why, bringBack: (fields) => bringBack(entry, fields) }}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState title={t('entryHistory.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : (
        <div aria-busy="true" role="status" aria-label={t('ui.loading')} className={styles.entries}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {data?.total === 0 ? (
        <EmptyState title={t('entryHistory.none')} icon={<History />}>
          {t('entryHistory.noneText')}
        </EmptyState>
      ) : null}
      {data && data.total > PAGE_SIZE ? (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      ) : null}
    </>
  );
}
