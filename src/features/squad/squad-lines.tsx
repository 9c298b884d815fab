import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerValues } from './squad.ts';
import type { Row } from './squad-changes.ts';
import styles from './squad-lines.module.css';

/** Props of {@link SquadLines}. */
export interface SquadLinesProps {
  rows: readonly Row<PlayerValues>[];
  /** Names of the positions, by code, from the goal forwards. */
  positions: ReadonlyMap<string, string>;
}

/** How many players each line will have, and for how many a number or a position is missing. */
export function SquadLines({ rows, positions }: SquadLinesProps) {
  const { t } = useTranslation();
  const stay = rows.filter(({ standing }) => standing !== 'leaves');
  if (stay.length === 0) return null;
  const of = (code: string): number => stay.filter(({ values }) => (values.positionCode ?? '') === code).length;
  const lacking = [
    { key: 'position', count: of('') },
    { key: 'number', count: stay.filter(({ values }) => values.jerseyNumber === null).length },
  ] as const;
  return (
    <p className={styles.lines}>
      {[...positions].map(([code, name]) =>
        of(code) === 0 ? null : (
          <span key={code}>
            {name} <b>{of(code)}</b>
          </span>
        ),
      )}
      {lacking.map(({ key, count }) =>
        count === 0 ? null : (
          <span key={key} className={styles.lack}>
            {key === 'number' ? t('squad.lines.noNumber', { count }) : t('squad.lines.noPosition', { count })}
          </span>
        ),
      )}
    </p>
  );
}

/** The head of a line among the rows of a squad. */
export function LineHead({ children }: { children: ReactNode }) {
  return <li className={styles.head}>{children}</li>;
}
