import { useTranslation } from 'react-i18next';
import { isTransient } from '../../engine/calls/retry.ts';
import { FocusedAlert } from '../../engine/edit-session/focused-alert.tsx';
import { refusalText } from '../../engine/text/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { SIDES, type Side } from './squad.ts';
import styles from './squad-notices.module.css';
import { TheirWords } from './their-words.tsx';
import type { SideFailure, SquadOutcome } from './use-squad-save.ts';

/** Props of {@link SquadNotices}. */
export interface SquadNoticesProps {
  outcome: SquadOutcome;
  /** What people are called, by uuid. */
  names: ReadonlyMap<string, string>;
  /** Names of the positions, by code. */
  positions: ReadonlyMap<string, string>;
  /** The sides of which anything is left to be saved. */
  dirty: readonly Side[];
  /** Sends once more what was not saved. */
  onRetry(): void;
  /** Opens the review. */
  onReview(): void;
}

/** Why the last save did not save everything, side by side, and what to do. */
export function SquadNotices({ outcome, ...rest }: SquadNoticesProps) {
  return SIDES.map((side) => {
    const failure = outcome.failures[side];
    if (failure === undefined) return null;
    return (
      <FocusedAlert key={side}>
        <Failure side={side} failure={failure} saved={outcome.saved} {...rest} />
      </FocusedAlert>
    );
  });
}

interface FailureProps extends Omit<SquadNoticesProps, 'outcome'> {
  side: Side;
  failure: SideFailure;
  saved: readonly Side[];
}

function Failure({ side, failure, saved, names, positions, dirty, onRetry, onReview }: FailureProps) {
  const { t } = useTranslation();
  const { error, faults, theirs, fallen = [] } = failure;
  const isDirty = dirty.includes(side);
  if (theirs !== undefined) {
    return (
      <Banner
        status="warning"
        title={t(`squad.stale.${side}`)}
        action={
          isDirty ? (
            <Button size="md" onPress={onReview}>
              {t('squad.stale.again')}
            </Button>
          ) : undefined
        }
      >
        <TheirWords their={theirs} positions={positions} />
        <SavedSides sides={saved} />
        <Left isDirty={isDirty} fallen={fallen} />
      </Banner>
    );
  }
  const retry = (
    <Button size="md" onPress={onRetry}>
      {t('engine.failure.retry')}
    </Button>
  );
  return (
    <Banner status="error" title={t(`squad.notSaved.${side}`)} action={isTransient(error) ? retry : undefined}>
      {faults.size > 0 ? (
        <ul className={styles.faults}>
          {[...faults].map(([uuid, { code, message }]) => (
            <li key={uuid}>
              <bdi>{names.get(uuid) ?? uuid}</bdi>: {t(`squad.fault.${code}`, message)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{refusalText(t, error)}</p>
      )}
      <SavedSides sides={saved} />
      <p>{t(`squad.kept.${side}`)}</p>
    </Banner>
  );
}

/** What became of one's own changes: what fell away with whom, and whether anything is left to be saved. */
function Left({ isDirty, fallen }: { isDirty: boolean; fallen: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const [count, names] = [fallen.length, new Intl.ListFormat(i18n.language).format(fallen)];
  if (count === 0) return <p>{t(isDirty ? 'squad.stale.mine' : 'squad.stale.same')}</p>;
  return (
    <>
      <p>{t('squad.stale.fallen', { count, names })}</p>
      <p>{t(isDirty ? 'squad.stale.others' : 'squad.stale.nothingLeft')}</p>
    </>
  );
}

/** Which sides the same save did save. */
function SavedSides({ sides }: { sides: readonly Side[] }) {
  const { t } = useTranslation();
  return sides.map((side) => <p key={side}>{t(`squad.saved.${side}`)}</p>);
}
