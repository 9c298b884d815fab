import { EyeOff, RotateCcw, UserMinus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DragHandle } from '../../ui/drag-area.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rowId } from './edited-squad.ts';
import styles from './member-row.module.css';
import type { Member, Side } from './squad.ts';
import type { Standing } from './squad-changes.ts';
import type { SquadActions } from './use-squad-actions.ts';

/** What is to be said of somebody, under the name. */
export interface RowNote {
  tone: 'error' | 'warning';
  text: string;
}

/** Props of {@link MemberRow}. */
export interface MemberRowProps {
  side: Side;
  member: Pick<Member<unknown>, 'uuid' | 'fullName' | 'note' | 'portrait' | 'portraitConsentState'>;
  standing: Standing;
  isChanged: boolean;
  /** What is wrong, or worth a look. */
  note: string | undefined;
  tone: RowNote['tone'];
  isReadOnly: boolean;
  actions: Pick<SquadActions, 'leave' | 'stay'>;
  /** Before the name: a number. */
  before?: ReactNode;
  /** What else can be set. */
  children: ReactNode;
}

/** The id of what is said of somebody, for the controls that it concerns. */
export const noteId = (side: Side, uuid: string): string => `${rowId({ side, uuid })}-note`;

const LIST = ['search'];

/** One person of a squad: who it is, how they stand to it, what is set of them, and the button that takes them out or back. */
export function MemberRow(props: MemberRowProps) {
  const { side, member, standing, isChanged, note, tone, isReadOnly, actions, before, children } = props;
  const takeOut = (): void => actions.leave(side, member, standing === 'joins');
  return (
    <li
      id={rowId({ side, uuid: member.uuid })}
      className={classNames(styles.row, styles[side])}
      data-standing={standing}
      data-member=""
      data-drag-item=""
    >
      {isReadOnly ? null : standing === 'leaves' ? (
        <span className={styles.noHandle} />
      ) : (
        <DragHandle id={`${side}.${member.uuid}`} name={member.fullName} zones={LIST} onDrop={takeOut} />
      )}
      {before === undefined ? null : <div className={styles.before}>{before}</div>}
      <div className={styles.person}>
        <span className={styles.portrait}>
          <Portrait member={member} />
        </span>
        <bdi className={styles.name}>{member.fullName}</bdi>
        <StandingBadge standing={standing} isChanged={isChanged} />
        {member.note === '' ? null : <span className={styles.details}>{member.note}</span>}
      </div>
      <div className={styles.values}>{children}</div>
      <HiddenMark member={member} />
      {isReadOnly ? null : <RowButton {...props} onTakeOut={takeOut} />}
      {note === undefined ? null : (
        <p id={noteId(side, member.uuid)} className={classNames(styles.note, styles[tone])}>
          {note}
        </p>
      )}
    </li>
  );
}

/** The first portrait; the initials without one. */
function Portrait({ member: { fullName, portrait } }: { member: Pick<Member<unknown>, 'fullName' | 'portrait'> }) {
  const picture = useShownPicture(portrait ?? '');
  return <Avatar name={fullName} image={pictureAddress(picture, { width: 64, height: 64 }) || undefined} />;
}

/** Says that visitors do not see the portraits of somebody who has some. */
function HiddenMark({ member: { portrait, portraitConsentState } }: Pick<MemberRowProps, 'member'>) {
  const { t } = useTranslation();
  if (!portrait || (portraitConsentState !== 'withdrawn' && portraitConsentState !== 'ended')) return null;
  return (
    <p className={styles.hidden}>
      <EyeOff aria-hidden="true" />
      {t(`squad.hidden.${portraitConsentState}`)}
    </p>
  );
}

/** One button for all three, so that the focus stays where it is when one becomes another. */
function RowButton({ side, member, standing, actions, onTakeOut }: MemberRowProps & { onTakeOut: () => void }) {
  const { t } = useTranslation();
  const name = member.fullName;
  return (
    <span data-member-button="">
      {standing === 'leaves' ? (
        <IconButton
          label={t('squad.stay', { name })}
          icon={<RotateCcw />}
          size="md"
          onPress={() => actions.stay(side, member)}
        />
      ) : (
        <IconButton
          label={t(standing === 'joins' ? 'squad.withdraw' : 'squad.leave', { name })}
          icon={standing === 'joins' ? <X /> : <UserMinus />}
          size="md"
          onPress={onTakeOut}
        />
      )}
    </span>
  );
}

function StandingBadge({ standing, isChanged }: Pick<MemberRowProps, 'standing' | 'isChanged'>) {
  const { t } = useTranslation();
  if (standing === 'joins') return <Badge tone="success">{t('squad.new')}</Badge>;
  if (standing === 'leaves') return <Badge tone="error">{t('squad.leaves')}</Badge>;
  return isChanged ? <Badge tone="info">{t('squad.changed')}</Badge> : null;
}
