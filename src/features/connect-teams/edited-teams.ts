import type { ConnectedTeam } from '../../../generated/model/index.ts';
import type { EditedKind, TakenStep } from '../../engine/edit-session/edit-session.ts';
import type { Edit } from '../../engine/edit-session/use-edit-session.ts';
import type { StepDescription } from '../../engine/edit-session/use-undo-keys.ts';
import { countOf, NO_CHANGES, onto, type TeamChanges } from './team-changes.ts';

/** The teams of a competition as they are stored; their version hangs on the very list that was read. */
export type StoredTeams = readonly ConnectedTeam[];

/** The teams of a competition under edit, and what their editor needs around them. */
export type TeamsEdit = Edit<StoredTeams, TeamChanges>;

/** What is edited of a competition's teams: the changes, apart from what is stored. */
export const EDITED_TEAMS: EditedKind<StoredTeams, TeamChanges> = {
  unchanged: () => NO_CHANGES,
  isDirty: (_, changes) => countOf(changes) > 0,
  onto: (changes, _, to) => onto(changes, to),
  isTyped: () => false,
};

/** Names the teams that a step concerns; the first of them takes the focus, or the team in its place where it is gone. */
export function describeStep(stored: StoredTeams, { before, after }: TakenStep<TeamChanges>): StepDescription {
  const [was, now] = [
    [...before.added, ...stored],
    [...after.added, ...stored],
  ];
  const isIn = (teams: readonly { uuid: string }[], uuid: string): boolean => teams.some((team) => team.uuid === uuid);
  const concerned = [...after.added, ...was].filter(
    ({ uuid }, index, all) =>
      all.findIndex((team) => team.uuid === uuid) === index &&
      (isIn(before.added, uuid) !== isIn(after.added, uuid) ||
        before.removed.includes(uuid) !== after.removed.includes(uuid)),
  );
  const [first] = concerned;
  const place = was.findIndex(({ uuid }) => uuid === first?.uuid);
  const inPlace = first && !isIn(now, first.uuid) ? now[Math.min(place, now.length - 1)] : first;
  return { names: concerned.map(({ displayName }) => displayName), focus: inPlace?.uuid };
}
