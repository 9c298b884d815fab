import { useTranslation } from 'react-i18next';
import type { Member, PlayerValues, StaffValues } from './squad.ts';
import type { TheirChanges } from './squad-changes.ts';
import styles from './squad-notices.module.css';
import type { Their } from './use-squad-save.ts';

/** Props of {@link TheirWords}. */
export interface TheirWordsProps {
  their: Their;
  positions: ReadonlyMap<string, string>;
}

/** What somebody else changed of one side, one line for each of those whom it concerns. */
export function TheirWords({ their, positions }: TheirWordsProps) {
  const { t } = useTranslation();
  const playerText = ({ jerseyNumber, positionCode }: PlayerValues): string => {
    const number = jerseyNumber === null ? t('squad.noNumber') : t('squad.hash', { number: jerseyNumber });
    return `${number}, ${positionCode === null ? t('squad.withoutPosition') : (positions.get(positionCode) ?? positionCode)}`;
  };
  const roleText = ({ role }: StaffValues): string => role || t('squad.noRole');
  return their.side === 'players' ? (
    <Lines changes={their.changes} textOf={playerText} />
  ) : (
    <Lines changes={their.changes} textOf={roleText} />
  );
}

interface LinesProps<Values> {
  changes: TheirChanges<Values>;
  textOf(values: Values): string;
}

function Lines<Values>({ changes, textOf }: LinesProps<Values>) {
  const { t } = useTranslation();
  const line = ({ uuid }: Member<Values>, words: string) => <li key={uuid}>{words}</li>;
  return (
    <ul className={styles.faults}>
      {changes.joined.map((member) => line(member, t('squad.their.joined', { name: member.fullName })))}
      {changes.left.map((member) => line(member, t('squad.their.left', { name: member.fullName })))}
      {changes.changed.map(({ before, after }) =>
        line(
          after,
          t('squad.their.changed', {
            name: after.fullName,
            before: textOf(before.values),
            after: textOf(after.values),
          }),
        ),
      )}
    </ul>
  );
}
