import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import type { Entity } from '../../../contract/entity.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Status } from '../../../ui/status.ts';
import { useText } from '../../text/use-text.ts';
import styles from './action-results.module.css';
import { refusalText } from './outcome-text.ts';
import { type Result, sharedNames } from './use-action-run.ts';

/** How many results are listed; of the rest the number is told. Those that need attention come first. */
const LISTED = 100;

type Kind = 'refused' | 'failed' | 'changed' | 'left' | 'kept' | 'done';

const ORDER: readonly Kind[] = ['refused', 'failed', 'changed', 'left', 'kept', 'done'];
const STATUS: Readonly<Record<Kind, Status>> = {
  refused: 'error',
  failed: 'error',
  changed: 'warning',
  left: 'info',
  kept: 'info',
  done: 'success',
};

/** What became of each row, those that need attention first. */
export function ActionResults({ entity, results }: { entity: Entity; results: readonly Result[] }) {
  const { t } = useTranslation();
  const text = useText();
  const sorted = results
    .map((result) => ({ ...result, kind: kindOf(result) }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const shared = sharedNames(results.map(({ target }) => target));
  const rest = sorted.length - LISTED;
  return (
    <>
      <ul className={styles.list} aria-label={t('lists.action.results')}>
        {sorted.slice(0, LISTED).map(({ target, outcome, kind }) => (
          <li key={target.id} className={styles.result}>
            <span className={styles.name}>
              {target.name}
              {shared.has(target.name) && target.about ? <small className={styles.about}>{target.about}</small> : null}
            </span>
            <Badge tone={STATUS[kind]}>{t(`lists.outcome.${kind}`)}</Badge>
            {outcome.state === 'failed' ? (
              <span className={styles.reason}>{refusalText(t, text, entity, outcome.error)}</span>
            ) : null}
            {outcome.state === 'kept' ? <span className={styles.reason}>{outcome.why}</span> : null}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={styles.more}>{t('lists.action.more', { count: rest })}</p> : null}
    </>
  );
}

function kindOf({ outcome }: Result): Kind {
  if (outcome.state !== 'failed') return outcome.state;
  const status = outcome.error instanceof ApiError ? outcome.error.status : 0;
  if (status === 412) return 'changed';
  // A service that did not answer, or failed, has refused nothing.
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}
