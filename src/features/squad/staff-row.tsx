import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordList } from '../../engine/widgets/word-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { rowId } from './edited-squad.ts';
import { MemberRow, type MemberRowProps } from './member-row.tsx';
import { ROLES, useRoleText } from './role-suggestions.tsx';
import type { SquadActions } from './use-squad-actions.ts';

/** Props of {@link StaffRow}: plain values, as {@link PlayerRow} has them. */
export interface StaffRowProps extends Omit<MemberRowProps, 'side' | 'before' | 'children' | 'actions'> {
  role: string;
  actions: SquadActions;
}

/** The longest role, in letters. */
const LONGEST = 100;

/** A member of the staff, with the role for this team. */
export const StaffRow = memo(function StaffRow(props: StaffRowProps) {
  const { member, standing, isReadOnly, role, actions } = props;
  const { t } = useTranslation();
  const { uuid, fullName: name } = member;
  const roleText = useRoleText();
  const list = useWordList(ROLES);
  // What is being written stays as it is written.
  const [typed, setTyped] = useState<string>();
  return (
    <MemberRow {...props} side="staff">
      {isReadOnly || standing === 'leaves' ? (
        roleText(role)
      ) : (
        <TextField
          id={`${rowId({ side: 'staff', uuid })}.role`}
          label={t('squad.roleOf', { name })}
          isLabelHidden
          placeholder={t('squad.role')}
          maxLength={LONGEST}
          ref={list}
          value={typed === role ? role : roleText(role)}
          onChange={(value) => {
            setTyped(value);
            actions.setRole(uuid, value === '' ? null : value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </MemberRow>
  );
});
