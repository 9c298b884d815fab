import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberCell } from '../../ui/number-cell.tsx';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import { rowId } from './edited-squad.ts';
import { MemberRow, type MemberRowProps, noteId } from './member-row.tsx';
import { isJerseyNumber, MOST } from './squad-changes.ts';
import type { SquadActions } from './use-squad-actions.ts';

/** Props of {@link PlayerRow}: plain values, so that a row is drawn anew only when something of it changes. */
export interface PlayerRowProps extends Omit<MemberRowProps, 'side' | 'before' | 'children' | 'actions'> {
  number: number | null;
  position: string;
  /** The positions, the first of them none. */
  positions: readonly Option[];
  actions: SquadActions;
}

/** A player of the squad, with number and position. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { member, standing, note, isReadOnly, number, position, positions, actions } = props;
  const { t } = useTranslation();
  const isFixed = isReadOnly || standing === 'leaves';
  const { uuid, fullName: name } = member;
  const id = rowId({ side: 'players', uuid });
  const known = positions.find(({ value }) => value === position);
  return (
    <MemberRow
      {...props}
      side="players"
      before={
        isFixed ? (
          (number ?? '–')
        ) : (
          <NumberCell
            id={`${id}.number`}
            label={t('squad.numberOf', { name })}
            value={number}
            onChange={(value) => actions.setNumber(uuid, value)}
            min={0}
            max={MOST}
            isInvalid={number !== null && !isJerseyNumber(number)}
            describedBy={note === undefined ? undefined : noteId('players', uuid)}
          />
        )
      }
    >
      {isFixed ? (
        (known?.label ?? position)
      ) : (
        <Select
          id={`${id}.position`}
          label={t('squad.positionOf', { name })}
          isLabelHidden
          options={known ? positions : [...positions, { value: position, label: position }]}
          value={position}
          onChange={(code) => actions.setPosition(uuid, code === '' ? null : code)}
        />
      )}
    </MemberRow>
  );
});
