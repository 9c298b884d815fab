import type { components } from '../../generated/schema.d.ts';
import type { Api } from './api.ts';
import { type Outcome, refusedBy } from './outcome.ts';

type ConnectedTeam = components['schemas']['ConnectedTeam'];

/** How often a competition is read again that somebody else changed in the same moment. */
const tries = 3;

/**
 * Adds teams to a competition. Those that are in stay, those that the files do not name too.
 * @returns how many were added, and what came of it
 */
export async function connectTeams(
  api: Api,
  instanceId: string,
  ssgtUuid: string,
  teams: readonly string[],
): Promise<{ readonly added: number; readonly outcome: Outcome }> {
  const path = `/sports-v2/ssgts/${ssgtUuid}/teams`;
  let outcome: Outcome = 'there';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const connected = await api.get<ConnectedTeam[]>(path, instanceId);
    if (!connected.ok) return { added: 0, outcome: refusedBy(connected.refusal) };
    const known = new Set(connected.body.map((team) => team.uuid));
    const missing = teams.filter((uuid) => !known.has(uuid));
    if (missing.length === 0) return { added: 0, outcome: 'there' };
    const change = { addedTeams: missing.map((uuid) => ({ uuid })), removedTeams: [] };
    const reply = await api.put<ConnectedTeam[]>(path, instanceId, change, connected.etag);
    if (reply.ok) return { added: missing.length, outcome: 'updated' };
    outcome = refusedBy(reply.refusal);
    if (reply.refusal.statusCode !== 412) break;
  }
  return { added: 0, outcome };
}
