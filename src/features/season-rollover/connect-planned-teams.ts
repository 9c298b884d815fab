import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { type ApiError, isRefusalOfOne } from '../../contract/api-error.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { retry } from '../../engine/calls/retry.ts';
import { doneUuid, type Outcome, teamStep } from './rollover-job.ts';
import type { RunOrder } from './run-order.ts';

/** How many teams are connected by one call: what is done shows while it goes on, and a failure costs little. */
const AT_ONCE = 10;
/** How often teams are sent again when somebody else saves the competition in between. */
const TRIES = 3;

/** The teams of the competition as they are now, and whether all of its changes since it was made are ours. */
interface Teams {
  now: readonly ConnectedTeam[];
  isOurs: boolean;
}

/** Connects the teams of a plan that are not yet in the competition, a few at a time. A refused team does not stop the others. */
export async function connectPlannedTeams(order: RunOrder, ssgtUuid: string): Promise<void> {
  const { plan, signal } = order;
  const teams = await findTeams(order, ssgtUuid);
  const left = plan.teams
    .map(({ uuid }) => uuid)
    .filter((uuid) => doneUuid(order.outcomes().get(teamStep(uuid))) === undefined);
  for (let at = 0; at < left.length && !signal.aborted; at += AT_ONCE) {
    await send(order, ssgtUuid, left.slice(at, at + AT_ONCE), teams);
  }
}

/** Notes which teams of a plan are in the competition, those among them that were sent without an answer. */
export async function findTeams(order: RunOrder, ssgtUuid: string): Promise<Teams> {
  const { plan, calls, signal } = order;
  const now = await retry(() => calls.connectedTeams(ssgtUuid), signal, 1);
  const ssgt = order.outcomes().get('ssgt');
  const wasCutOff = plan.teams.some(({ uuid }) => order.outcomes().get(teamStep(uuid))?.state === 'sent');
  const isAsMade = ssgt?.state === 'made' && ssgt.version === versionOf(now);
  // A call of ours without an answer explains another version.
  const teams: Teams = { now, isOurs: isAsMade || wasCutOff };
  noteFound(order, now);
  noteVersion(order, ssgtUuid, teams);
  return teams;
}

/** What is in already: sent by us before without an answer, or connected by somebody else. */
function noteFound(order: RunOrder, now: readonly ConnectedTeam[]): void {
  const there = new Set(now.map(({ uuid }) => uuid));
  for (const { uuid } of order.plan.teams) {
    const before = order.outcomes().get(teamStep(uuid));
    if (!there.has(uuid) || doneUuid(before) !== undefined) continue;
    order.note(teamStep(uuid), { state: before?.state === 'sent' ? 'made' : 'used', uuid });
  }
}

/** Connects a few teams; those that the service refuses by name are noted and left out, and the others are sent again. */
async function send(order: RunOrder, ssgtUuid: string, uuids: readonly string[], teams: Teams): Promise<void> {
  const { calls, signal, note } = order;
  let left = uuids;
  for (const uuid of left) note(teamStep(uuid), { state: 'sent' });
  for (let tries = 1; left.length > 0; ) {
    const sent = left;
    try {
      teams.now = await retry(() => calls.changeTeams(ssgtUuid, { added: sent }, versionOf(teams.now)), signal, 0);
      for (const uuid of sent) note(teamStep(uuid), { state: 'made', uuid });
      noteVersion(order, ssgtUuid, teams);
      return;
    } catch (error) {
      if (!isRefusalOfOne(error)) throw error;
      if (error.status === 412 && tries < TRIES) {
        tries += 1;
        teams.isOurs = false;
        teams.now = await retry(() => calls.connectedTeams(ssgtUuid), signal, 1);
      } else {
        left = refuse(order, left, error);
      }
      if (!signal.aborted) continue;
      // Stopped: those that would have been sent again were not taken either, which is known.
      for (const uuid of left) note(teamStep(uuid), { state: 'refused', status: error.status, message: error.message });
      return;
    }
  }
}

/** Why a team was refused: the service's words, and what it calls the reason. */
type Why = Pick<Extract<Outcome, { state: 'refused' }>, 'message' | 'code'>;

/** Notes what a refusal names, or all where it names none; gives the teams that are left. */
function refuse({ note }: RunOrder, sent: readonly string[], { fields, status, message }: ApiError): string[] {
  const named = new Map(
    fields.flatMap((fault): [string, Why][] => {
      const [, index] = /^addedTeams\.(\d+)/.exec(fault.path) ?? [];
      const uuid = index === undefined ? undefined : sent[Number(index)];
      return uuid === undefined ? [] : [[uuid, { message: fault.message, code: fault.code }]];
    }),
  );
  const [whole] = fields;
  const why: Why = whole ? { message: whole.message, code: whole.code } : { message };
  const refused = named.size > 0 ? named : new Map(sent.map((uuid) => [uuid, why]));
  for (const [uuid, its] of refused) note(teamStep(uuid), { state: 'refused', status, ...its });
  return sent.filter((uuid) => !refused.has(uuid));
}

/** Keeps the version that the competition has after our last change; after somebody else's it keeps the old one, which tells an undo. */
function noteVersion({ outcomes, note }: RunOrder, ssgtUuid: string, { now, isOurs }: Teams): void {
  const version = versionOf(now);
  const isMade = outcomes().get('ssgt')?.state === 'made';
  if (isMade && isOurs && version !== undefined) note('ssgt', { state: 'made', uuid: ssgtUuid, version });
}
