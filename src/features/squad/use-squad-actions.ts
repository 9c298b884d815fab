import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SquadSession } from './edited-squad.ts';
import type { Member, PlayerValues, Side, Squad, StaffValues } from './squad.ts';
import { join, leave, setValue, stay } from './squad-edits.ts';

/** What can be done to the people of a squad; each is said to screen readers. The same object for as long as the editor is open. */
export type SquadActions = ReturnType<typeof useSquadActions>['actions'];

/** What one may do to the people of a squad, and what was done last, in words. `squad` as it is stored. */
export function useSquadActions({ edit, get }: SquadSession, squad: Squad) {
  const { t } = useTranslation();
  const [last, setLast] = useState({ words: '', of: squad });
  const say = useCallback(
    (words: string) =>
      // The same words twice are said twice.
      setLast((before) => ({ words: before.words === words ? `${words}\u00a0` : words, of: get().base })),
    [get],
  );
  const actions = useMemo(
    () => ({
      joinPlayers: (member: Member<PlayerValues>) => {
        edit((edits) => ({ ...edits, players: join(edits.players, member) }));
        say(t('squad.said.joins', { name: member.fullName }));
      },
      joinStaff: (member: Member<StaffValues>) => {
        edit((edits) => ({ ...edits, staff: join(edits.staff, member) }));
        say(t('squad.said.joins', { name: member.fullName }));
      },
      leave: (side: Side, { uuid, fullName }: Person, isNew: boolean) => {
        edit((edits) => ({ ...edits, [side]: leave<never>(edits[side] as never, uuid) }));
        say(t(isNew ? 'squad.said.withdrawn' : 'squad.said.leaves', { name: fullName }));
      },
      stay: (side: Side, { uuid, fullName }: Person) => {
        edit((edits) => ({ ...edits, [side]: stay<never>(edits[side] as never, uuid) }));
        say(t('squad.said.stays', { name: fullName }));
      },
      setNumber: (uuid: string, value: number | null) =>
        edit((edits) => ({ ...edits, players: setValue(edits.players, uuid, 'jerseyNumber', value) })),
      setPosition: (uuid: string, value: string | null) =>
        edit((edits) => ({ ...edits, players: setValue(edits.players, uuid, 'positionCode', value) })),
      setRole: (uuid: string, value: string | null) =>
        edit((edits) => ({ ...edits, staff: setValue(edits.staff, uuid, 'role', value) })),
    }),
    [edit, say, t],
  );
  // What was done is over once the squad is stored otherwise, as after a save.
  return { actions, said: last.of === squad ? last.words : '' };
}

type Person = Pick<Member<unknown>, 'uuid' | 'fullName'>;
