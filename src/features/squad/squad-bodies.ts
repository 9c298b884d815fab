import type {
  Player,
  PlayerRow,
  PlayerSquadChange,
  Squad as SquadBody,
  StaffRow,
  StaffSquadChange,
} from '../../../generated/model/index.ts';
import type { Member, PlayerValues, Side, Squad, StaffValues } from './squad.ts';
import { changesOf, rowsOf } from './squad-changes.ts';
import type { SquadEdits } from './squad-edits.ts';

/** A squad as the service gives it. */
export function readSquad({ players, staffs, playersVersion, staffsVersion }: SquadBody): Squad {
  return {
    players: { members: players.map(playerOf), version: playersVersion },
    staff: {
      members: staffs.map((person) => ({
        ...namesOf(person),
        sortOrder: person.sortOrder,
        note: '',
        values: { role: person.role },
      })),
      version: staffsVersion,
    },
  };
}

/** A player of a squad, or of a list of players, as a member. */
function playerOf(player: SquadBody['players'][number] | PlayerRow): Member<PlayerValues> {
  const { jerseyNumber, positionCode, dateOfBirth } = player;
  return { ...namesOf(player), note: dateOfBirth ?? '', values: { jerseyNumber, positionCode } };
}

/** A player who was found, with the team that they play in already. */
export function foundPlayer(player: PlayerRow): Member<PlayerValues> {
  return { ...playerOf(player), from: teamOf(player) };
}

/** A member of the staff in a list, as a member of a squad; the teams that the person works for already tell them apart. */
export function staffOf(person: StaffRow): Member<StaffValues> {
  const note = person.teams.map(({ displayName }) => displayName).join(', ');
  return { ...namesOf(person), note, values: { role: person.role } };
}

/** A player who was just made, with the team that they were given. */
export function madePlayer(player: Player): Member<PlayerValues> {
  const { uuid, firstName, lastName, jerseyNumber, positionCode, dateOfBirth, portraitList } = player;
  const { portraitConsentState } = player;
  return {
    uuid,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    portrait: portraitList[0]?.mediaString ?? null,
    portraitConsentState,
    note: dateOfBirth ?? '',
    from: teamOf(player),
    values: { jerseyNumber, positionCode },
  };
}

const teamOf = ({ team }: Pick<PlayerRow, 'team'>): Member<unknown>['from'] =>
  team ? { uuid: team.uuid, displayName: team.displayName ?? '' } : undefined;

type Named = Pick<
  Member<unknown>,
  'uuid' | 'firstName' | 'lastName' | 'fullName' | 'portrait' | 'portraitConsentState'
>;

const namesOf = ({ uuid, firstName, lastName, fullName, portrait, portraitConsentState }: Named): Named => ({
  uuid,
  firstName,
  lastName,
  fullName,
  portrait,
  portraitConsentState,
});

/** What is sent of the players: whoever joins with number and position, of the others what changed (specification §3, squad changes). */
export function playersBody(squad: Squad, edits: SquadEdits): PlayerSquadChange {
  const { joining, leaving, changed } = changesOf(rowsOf('players', squad, edits));
  return {
    addedPlayers: [
      ...joining.map(({ member: { uuid, from }, values }) => ({
        uuid,
        ...values,
        ...(from ? { fromTeamUuid: from.uuid } : {}),
      })),
      ...changed.map((row) => ({ uuid: row.member.uuid, ...pick(row.values, row.changed) })),
    ],
    removedPlayers: leaving.map(({ member }) => ({ uuid: member.uuid })),
  };
}

/** What is sent of the staff: whoever joins comes last in the order; of the others the role, where it changed (specification §3, squad changes). */
export function staffBody(squad: Squad, edits: SquadEdits): StaffSquadChange {
  const { joining, leaving, changed } = changesOf(rowsOf('staff', squad, edits));
  const last = Math.max(-1, ...squad.staff.members.map(({ sortOrder = -1 }) => sortOrder));
  // The one who joined first comes first.
  const inTurn = joining.toReversed();
  return {
    addedStaffs: [
      ...inTurn.map(({ member, values }, index) => ({
        uuid: member.uuid,
        role: roleToSend(values.role),
        sortOrder: Math.min(last + 1 + index, LAST_PLACE),
      })),
      ...changed.map(({ member, values }) => ({ uuid: member.uuid, role: roleToSend(values.role) })),
    ],
    removedStaffs: leaving.map(({ member }) => ({ uuid: member.uuid })),
  };
}

/** The largest place that the contract takes. */
const LAST_PLACE = 1000;

/** Surrounding blanks are not kept, and no words are no role. */
const roleToSend = (role: string | null): string | null => role?.trim() || null;

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

/** The uuids of whoever a change adds, in the order in which they are sent: a fault names them by their place. */
export function addedBy(side: Side, squad: Squad, edits: SquadEdits): readonly string[] {
  const added = side === 'players' ? playersBody(squad, edits).addedPlayers : staffBody(squad, edits).addedStaffs;
  return added.map(({ uuid }) => uuid);
}
