import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from '../text/failure-text.ts';

/** A read as it is looked at here: what went wrong with it, and how to try again. */
export interface ReadState {
  error: unknown;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** Props of {@link ReadBoundary}. */
export interface ReadBoundaryProps {
  /** What a page waits for; the first failure among them is told. */
  reads: readonly ReadState[];
  /** Where one goes back to when the thing does not exist. */
  back: string;
  /** The sentence about a thing that does not exist, when the usual one does not fit. */
  goneTitle?: string;
  /** What stands there while it is read, in the size of what comes; otherwise a card of placeholders. */
  loading?: ReactNode;
}

/**
 * What stands in the place of a page's content until all of it is read: placeholders, that it does not exist, or why it
 * could not be read.
 */
export function ReadBoundary({ reads, back, goneTitle, loading = <Loading /> }: ReadBoundaryProps) {
  const { t } = useTranslation();
  const failed = reads.filter(({ error }) => Boolean(error));
  const error = failed[0]?.error;
  if (!error) return loading;
  if (isGone(error)) {
    return (
      <EmptyState
        title={goneTitle ?? t('engine.gone.text')}
        action={<ButtonLink href={back}>{t('engine.gone.back')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      title={t('messages.failedToLoadData')}
      onRetry={() => void Promise.all(failed.map((read) => read.refetch()))}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    >
      {failureText(t, error)}
    </ErrorState>
  );
}

/** Props of {@link ReadBoundaryPage}. */
export interface ReadBoundaryPageProps extends ReadBoundaryProps {
  /** What the page is called where it could not be read. */
  title: string;
  crumbs: readonly Crumb[];
  /** What stands around the content of the page once it is read. */
  frame?(content: ReactNode): ReactNode;
}

/**
 * A whole page in the place of one that is not read: its header, which waits for the name of what is shown, over {@link
 * ReadBoundary}.
 */
export function ReadBoundaryPage({ title, crumbs, frame = (content) => content, ...unread }: ReadBoundaryPageProps) {
  const { t } = useTranslation();
  const error = unread.reads.find((read) => Boolean(read.error))?.error;
  const shown = isGone(error) ? t('engine.gone.title') : title;
  return (
    <>
      <PageHeader title={error ? shown : undefined} crumbs={crumbs} />
      {frame(<ReadBoundary {...unread} />)}
    </>
  );
}

/** Whether the service knows nothing of what was read. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Card>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} shape="control" />
        ))}
      </Card>
    </div>
  );
}
