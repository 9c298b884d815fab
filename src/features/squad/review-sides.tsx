import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import styles from './review.module.css';
import type { PlayerValues, Side, StaffValues } from './squad.ts';
import { changesOf, clashesOf, countOf, type Row, withoutNumber } from './squad-changes.ts';
import { usePlayerWords, useStaffWords } from './value-words.ts';

/** Props of {@link ReviewPlayers}. */
export interface ReviewPlayersProps {
  rows: readonly Row<PlayerValues>[];
  positions: ReadonlyMap<string, string>;
}

/** What a save does to the players, which numbers they share and who has none. */
export function ReviewPlayers({ rows, positions }: ReviewPlayersProps) {
  const { t } = useTranslation();
  const { numberOf, positionOf, bothOf } = usePlayerWords(positions);
  const wordsOf = (row: Row<PlayerValues>): string => {
    const { values, member, standing, changed } = row;
    const from = standing === 'joins' && member.from ? t('squad.moves', { team: member.from.displayName }) : '';
    if (standing !== 'stays') return [bothOf(values), from].filter(Boolean).join('. ');
    return changed
      .map((name) => {
        const of = name === 'jerseyNumber' ? numberOf : positionOf;
        return t('squad.review.becomes', { before: of(member.values), after: of(values) });
      })
      .join('; ');
  };
  const missing = withoutNumber(rows);
  return (
    <SideReview side="players" rows={rows} wordsOf={wordsOf}>
      {[...clashesOf(rows)].map(([number, same]) => (
        <Doubt key={number}>{t('squad.review.clash', { number, names: namesOf(same) })}</Doubt>
      ))}
      {missing.length > 0 ? (
        <Doubt>{t('squad.review.missing', { count: missing.length, names: namesOf(missing) })}</Doubt>
      ) : null}
    </SideReview>
  );
}

/** What a save does to the staff. */
export function ReviewStaff({ rows }: { rows: readonly Row<StaffValues>[] }) {
  const { t } = useTranslation();
  const roleOf = useStaffWords();
  const wordsOf = ({ values, member, standing }: Row<StaffValues>): string =>
    standing === 'stays'
      ? t('squad.review.becomes', { before: roleOf(member.values), after: roleOf(values) })
      : roleOf(values);
  return <SideReview side="staff" rows={rows} wordsOf={wordsOf} />;
}

const namesOf = (rows: readonly { member: { fullName: string } }[]): string =>
  rows.map(({ member }) => member.fullName).join(', ');

interface SideReviewProps<Values> {
  side: Side;
  rows: readonly Row<Values>[];
  wordsOf(row: Row<Values>): string;
  children?: ReactNode;
}

/** One side of the review; nothing where nothing of it is sent. */
function SideReview<Values>({ side, rows, wordsOf, children }: SideReviewProps<Values>) {
  const { t } = useTranslation();
  const changes = changesOf(rows);
  if (countOf(changes) === 0) return null;
  const groups = [
    { kind: 'joining', tone: 'success', people: changes.joining },
    { kind: 'leaving', tone: 'error', people: changes.leaving },
    { kind: 'changing', tone: 'info', people: changes.changed },
  ] as const;
  return (
    <section className={styles.side} aria-label={t(`squad.${side}`)}>
      <h3 className={styles.title}>{t(`squad.${side}`)}</h3>
      {children}
      {groups
        .filter(({ people }) => people.length > 0)
        .map(({ kind, tone, people }) => (
          <div key={kind} className={styles.group}>
            <h4 className={styles.kind}>
              <Badge tone={tone}>{t(`squad.review.${kind}`, { count: people.length })}</Badge>
            </h4>
            <ul className={styles.people}>
              {people.map((row) => (
                <li key={row.member.uuid} className={styles.person}>
                  <bdi className={styles.name}>{row.member.fullName}</bdi>
                  <span className={styles.words}>{wordsOf(row)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

/** Worth a look, no reason to stop. */
function Doubt({ children }: { children: ReactNode }) {
  return (
    <p className={styles.doubt}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
