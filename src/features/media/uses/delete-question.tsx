import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListMediaUsesQueryKey, listMediaUses } from '../../../../generated/api/media/media.ts';
import type { MediaType } from '../../../../generated/model/index.ts';
import type { Target } from '../../../engine/list/actions/use-action-run.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { matchesName } from '../../../engine/values/matches-name.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './uses.module.css';
import { UsesList } from './uses-list.tsx';
import { type ItemUses, LOOKED_AT } from './uses-of.ts';

/** How many uses are listed of each of several items: all of them are to be gone through before the answer. */
const LISTED_EACH = 5;

/** What is known of the items that are to be deleted. */
export interface DeleteCheck {
  /** Their uses are still looked for, or could not be found out. */
  isKnown: boolean;
  /** Those that something refers to. */
  inUse: readonly ItemUses[];
  /** What has to be typed before those in use are deleted. */
  phrase: string;
}

/**
 * Looks for what refers to the items; of more than {@link LOOKED_AT} nothing is asked, the service refuses those in use. Once it `isBegun`, nothing is asked
 * again: what is gone has no uses.
 */
export function useDeleteCheck(type: MediaType, targets: readonly Target[], isBegun: boolean) {
  const { t } = useTranslation();
  const asked = targets.length > LOOKED_AT ? [] : targets;
  const queries = useQueries({
    queries: asked.map(({ id }) => ({
      queryKey: getListMediaUsesQueryKey(type, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => listMediaUses(type, id, { signal }),
      enabled: !isBegun,
      gcTime: 0,
    })),
  });
  const found = asked.map(({ id }, index): ItemUses => ({ id, uses: queries[index]?.data ?? [] }));
  const inUse = found.filter(({ uses }) => uses.length > 0);
  const only = targets.find(({ id }) => id === inUse[0]?.id);
  const phrase = inUse.length === 1 && only ? only.name : t('media.uses.phrase', { count: inUse.length });
  const check: DeleteCheck = {
    isKnown: targets.length > 0 && queries.every(({ data, isFetching }) => data !== undefined && !isFetching),
    inUse,
    phrase,
  };
  const failed = queries.filter(({ error, isFetching }) => error && !isFetching);
  const retry = (): void => {
    for (const { refetch } of failed) void refetch();
  };
  return { check, error: failed[0]?.error, retry };
}

/** Props of {@link DeleteQuestion}. */
export interface DeleteQuestionProps {
  targets: readonly Target[];
  state: ReturnType<typeof useDeleteCheck>;
  typed: string;
  onType(typed: string): void;
}

/** Asks before items are deleted: what they are, what refers to them, and, where something does, for the name of what is to go all the same. */
export function DeleteQuestion({ targets, state, typed, onType }: DeleteQuestionProps) {
  const { t } = useTranslation();
  const { check, error, retry } = state;
  if (error) {
    return (
      <ErrorState title={t('messages.failedToLoadData')} onRetry={retry}>
        {failureText(t, error)}
      </ErrorState>
    );
  }
  if (!check.isKnown) return <ProgressMeter label={t('media.uses.looking')} value={0} of={undefined} />;
  const { inUse, phrase } = check;
  const free = targets.length - inUse.length;
  return (
    <div className={styles.question}>
      <p>{t('media.delete.text', { count: targets.length })}</p>
      {targets.length > LOOKED_AT ? <p>{t('media.delete.many')}</p> : null}
      {inUse.length > 0 ? (
        <>
          <Banner
            status="warning"
            title={
              targets.length === 1
                ? t('media.uses.only')
                : t('media.uses.title', { count: inUse.length, of: targets.length })
            }
          >
            {t('media.uses.text', { count: inUse.length })}
          </Banner>
          <ul className={styles.items}>
            {inUse.map(({ id, uses }) => (
              <li key={id}>
                {targets.length > 1 ? (
                  <p className={styles.name}>{targets.find((one) => one.id === id)?.name}</p>
                ) : null}
                <UsesList uses={uses} most={targets.length > 1 ? LISTED_EACH : undefined} />
              </li>
            ))}
          </ul>
          <TextField
            label={t('media.uses.type', { phrase, count: inUse.length })}
            description={free > 0 ? t('media.uses.leave', { count: free }) : undefined}
            value={typed}
            onChange={onType}
            error={
              typed !== '' && !matchesName(typed, phrase) && typed.length >= phrase.length
                ? t('media.uses.notTyped', { count: inUse.length })
                : undefined
            }
            autoComplete="off"
          />
        </>
      ) : null}
    </div>
  );
}
