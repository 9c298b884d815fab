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
  if (!data && error) {
    return (
      <div className={styles.desk}>
        <div className={styles.stack}>
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {failureText(t, error)}
          </ErrorState>
          <QuickActions />
        </div>
      </div>
    );
  }
  if (!data) return <Waiting />;
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

/** Where the day is about to be: its large picture, what stands beside it, and what can be begun meanwhile. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.desk}>
      <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('ui.loading')}>
        <Skeleton shape="block" />
      </div>
      <div className={`${styles.waiting} ${styles.beside}`}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.stack}>
        <QuickActions />
      </div>
    </div>
  );
}
