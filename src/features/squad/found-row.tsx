import { ArrowRightLeft, Check, UserPlus, X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../../ui/drag-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './people-search.module.css';
import type { Member, Side } from './squad.ts';
import type { Standing } from './squad-changes.ts';

/** Props of {@link FoundRow}. */
export interface FoundRowProps<Values> {
  side: Side;
  member: Member<Values>;
  /** What tells people of the same name apart. */
  details: string;
  /** How the person stands to the squad; undefined outside it. */
  standing: Standing | undefined;
  /** Why nobody can be added. */
  why: string | undefined;
  onJoin(member: Member<Values>): void;
  onLeave(side: Side, member: Member<Values>, isNew: boolean): void;
}

/** Somebody who was found, and the button that adds them, or takes them back out again. */
function AnyFoundRow<Values>({ side, member, details, standing, why, onJoin, onLeave }: FoundRowProps<Values>) {
  const { t } = useTranslation();
  const name = member.fullName;
  const add = member.from ? t('squad.move', { name, team: member.from.displayName }) : t('squad.add', { name });
  const isOut = standing === undefined || standing === 'leaves';
  return (
    <li className={styles.row} data-drag-item="">
      {isOut && why === undefined ? (
        <DragHandle id={`found.${side}.${member.uuid}`} name={name} zones={[side]} onDrop={() => onJoin(member)} />
      ) : (
        <span className={styles.noHandle} />
      )}
      <span>
        <bdi className={styles.name}>{name}</bdi>
        {details === '' ? null : <span className={styles.details}>{details}</span>}
      </span>
      <span data-found-button="">
        {isOut ? (
          <IconButton
            label={add}
            icon={member.from ? <ArrowRightLeft /> : <UserPlus />}
            size="md"
            why={why}
            onPress={() => onJoin(member)}
          />
        ) : standing === 'joins' ? (
          <IconButton
            label={t('squad.withdraw', { name })}
            icon={<X />}
            size="md"
            onPress={() => onLeave(side, member, true)}
          />
        ) : (
          <IconButton label={t('squad.add', { name })} icon={<Check />} size="md" why={t('squad.already', { name })} />
        )}
      </span>
    </li>
  );
}

/** Somebody who was found: drawn anew only when something of them changes. */
export const FoundRow = memo(AnyFoundRow) as typeof AnyFoundRow;
