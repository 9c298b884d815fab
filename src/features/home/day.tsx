import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../engine/text/failure-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangesBox } from './changes-box.tsx';
import { GamesBox } from './games-box.tsx';
import styles from './home.module.css';
import { NeedsBox } from './needs-box.tsx';
import { NextGame, type PostponeProps } from './next-game.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useHome } from './use-home.ts';

/** What is today, what wants attention, and what happened: all of it in one request. */
export function Day({ Postpone }: { Postpone: ComponentType<PostponeProps> }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useHome();
  if (!data) {
    return (
      <div className={styles.desk}>
        <div className={styles.stack}>
          {error ? (
            <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
              {failureText(t, error)}
            </ErrorState>
          ) : (
            <Skeleton shape="block" />
          )}
          <QuickActions />
        </div>
      </div>
    );
  }
  const { matchDay, latest } = data;
  // A home game of today goes before one that is running elsewhere.
  const first = data.next.find(({ uuid }) => uuid === matchDay?.gameUuid) ?? data.next[0];
  const rest = data.next.filter((game) => game !== first);
  return (
    <div className={styles.desk}>
      {first ? (
        <NextGame game={first} matchDay={matchDay?.gameUuid === first.uuid ? matchDay : null} Postpone={Postpone} />
      ) : null}
      <div className={`${styles.stack} ${styles.beside}`}>
        <NeedsBox needs={data.needs} />
        <ChangesBox changes={data.changes} />
      </div>
      <div className={styles.stack}>
        {rest.length + latest.length > 0 ? <GamesBox next={rest} latest={latest} Postpone={Postpone} /> : null}
        <QuickActions isFirstMain={!first} />
      </div>
    </div>
  );
}
