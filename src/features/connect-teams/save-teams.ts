import { connectTeamExternalId, connectTeams, listConnectedTeams } from '../../../generated/api/ssgts/ssgts.ts';
import type { ConnectExternalIdInput, ConnectedTeam } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { ifMatch, takeVersion, versionOf } from '../../contract/fetcher.ts';
import { countOf, inputOf, NO_CHANGES, onto, type TeamChanges, theirsBetween } from './team-changes.ts';

/** What is read and written of a competition's teams. */
export interface TeamCalls {
  read(): Promise<ConnectedTeam[]>;
  write(changes: ReturnType<typeof inputOf>, request: RequestInit): Promise<ConnectedTeam[]>;
  connectId(teamUuid: string, input: ConnectExternalIdInput, request: RequestInit): Promise<ConnectedTeam>;
}

/** The service's calls for one competition. */
export const teamCallsOf = (ssgtUuid: string): TeamCalls => ({
  read: () => listConnectedTeams(ssgtUuid),
  write: (changes, request) => connectTeams(ssgtUuid, changes, request),
  connectId: (teamUuid, input, request) => connectTeamExternalId(ssgtUuid, teamUuid, input, request),
});

/**
 * How a save ended: what is stored as far as it is known, what of the changes is still to be saved, what somebody else did meanwhile (names), and, when it
 * failed, why, with the faults of single teams by their identifiers.
 */
export interface SavedTeams {
  base: readonly ConnectedTeam[];
  changes: TeamChanges;
  theirs: ReturnType<typeof theirsBetween>;
  failure?: unknown;
  faults: ReadonlyMap<string, FieldFault>;
}

/** How often a save begins anew when somebody else keeps saving in between. */
const TRIES = 3;

/** Saves changes of the teams on the version that they were made of; what somebody else saved meanwhile is read again and kept, with mine on top. */
export async function saveTeams(
  calls: TeamCalls,
  base: readonly ConnectedTeam[],
  changes: TeamChanges,
): Promise<SavedTeams> {
  let now = base;
  let left = changes;
  for (let tries = 1; ; tries += 1) {
    const theirs = () => theirsBetween(base, now, changes);
    if (countOf(left) === 0) return { base: now, changes: NO_CHANGES, theirs: theirs(), faults: new Map() };
    try {
      const stored = await calls.write(inputOf(left), ifMatch(versionOf(now)));
      return { base: stored, changes: NO_CHANGES, theirs: theirs(), faults: new Map() };
    } catch (failure) {
      const isStale = failure instanceof ApiError && failure.status === 412;
      // A refused team may have got its first game since it was read: what is true now is shown.
      const fresh = isStale || isConflict(failure) ? await calls.read().catch(() => undefined) : undefined;
      const sent = left;
      if (fresh) {
        now = fresh;
        left = onto(left, fresh);
      }
      if (isStale && fresh && tries < TRIES) continue;
      return { base: now, changes: left, theirs: theirs(), failure, faults: faultsOf(failure, sent) };
    }
  }
}

const isConflict = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 409;

/** The faults that name a team of the changes, by the team's identifier. */
function faultsOf(failure: unknown, sent: TeamChanges): Map<string, FieldFault> {
  if (!(failure instanceof ApiError)) return new Map();
  const { addedTeams, removedTeams } = inputOf(sent);
  return new Map(
    failure.fields.flatMap((fault): [string, FieldFault][] => {
      const [, list, index] = /^(addedTeams|removedTeams)\.(\d+)/.exec(fault.path) ?? [];
      const team = (list === 'addedTeams' ? addedTeams : removedTeams)[Number(index)];
      return list === undefined || !team ? [] : [[team.uuid, fault]];
    }),
  );
}

/**
 * Connects an external id to a team, at once; gives the teams as they are then. Somebody else's change of the competition does not stand in the way.
 * @throws ApiError with the fault at `extId` when the register's id belongs to another team
 */
export async function connectId(
  calls: TeamCalls,
  base: readonly ConnectedTeam[],
  teamUuid: string,
  input: ConnectExternalIdInput,
): Promise<readonly ConnectedTeam[]> {
  const send = async (to: readonly ConnectedTeam[]): Promise<readonly ConnectedTeam[]> => {
    const team = await calls.connectId(teamUuid, input, ifMatch(versionOf(to)));
    const next = to.map((one) => (one.uuid === team.uuid ? team : one));
    takeVersion(next, team);
    return next;
  };
  try {
    return await send(base);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    return send(await calls.read());
  }
}
