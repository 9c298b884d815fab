import { useTranslation } from 'react-i18next';
import type { Member } from './squad.ts';
import type { TheirChanges } from './squad-changes.ts';
import styles from './squad-notices.module.css';
import type { Their } from './use-squad-save.ts';
import { usePlayerWords, useStaffWords } from './value-words.ts';

/** Props of {@link TheirWords}. */
export interface TheirWordsProps {
  their: Their;
  positions: ReadonlyMap<string, string>;
}

/** What somebody else changed of one side, one line for each of those whom it concerns. */
export function TheirWords({ their, positions }: TheirWordsProps) {
  const { bothOf } = usePlayerWords(positions);
  const roleOf = useStaffWords();
  return their.side === 'players' ? (
    <Lines changes={their.changes} textOf={bothOf} />
  ) : (
    <Lines changes={their.changes} textOf={roleOf} />
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
