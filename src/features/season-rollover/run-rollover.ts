import { type ApiError, isRefusalOfOne } from '../../contract/api-error.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { retry } from '../../engine/calls/retry.ts';
import { connectPlannedTeams, findTeams } from './connect-planned-teams.ts';
import { doneUuid, type Outcome, type StepId, teamStep } from './rollover-job.ts';
import type { RunOrder } from './run-order.ts';

/**
 * Makes what is still to be made of a plan, step by step: what is made or used stays, what was refused is tried again, and what was sent without an
 * answer is looked for first, so that nothing is made twice.
 * @throws ApiError when the connection, the sign-in or the service failed: it can go on later, with what is left
 */
export async function runRollover(order: RunOrder): Promise<void> {
  const season = await settleSeason(order);
  if (season === undefined || order.signal.aborted) return;
  const ssgt = await settleSsgt(order, season);
  if (ssgt === undefined || order.signal.aborted) return;
  await noteDefault(order);
  await connectPlannedTeams(order, ssgt);
}

/** Finds out what became of calls whose answers were lost, and makes nothing: an undo takes back all that was made. */
export async function findSent(order: RunOrder): Promise<void> {
  const { plan, calls, signal, outcomes, note } = order;
  if (outcomes().get('season')?.state === 'sent' && plan.season.kind === 'new') {
    const { code } = plan.season;
    const there = await retry(() => calls.findSeason(code), signal, 1);
    note('season', there ? made(there.uuid, there) : notThere);
  }
  const season = doneUuid(outcomes().get('season'));
  if (season !== undefined && outcomes().get('ssgt')?.state === 'sent') {
    if ((await findSentSsgt(order, season)) === undefined) note('ssgt', notThere);
  }
  const ssgt = outcomes().get('ssgt');
  if (ssgt?.state !== 'made' || signal.aborted) return;
  await noteDefault(order);
  const sent = plan.teams.filter(({ uuid }) => outcomes().get(teamStep(uuid))?.state === 'sent');
  if (sent.length === 0 || signal.aborted) return;
  await findTeams(order, ssgt.uuid);
  for (const { uuid } of sent) {
    if (outcomes().get(teamStep(uuid))?.state === 'sent') note(teamStep(uuid), { state: 'undone', uuid });
  }
}

/** What was sent and is not there: nothing is left to take back. */
const notThere: Outcome = { state: 'undone', uuid: '' };

const made = (uuid: string, body: object): Outcome => {
  const version = versionOf(body);
  return { state: 'made', uuid, ...(version === undefined ? {} : { version }) };
};

const refused = ({ status, message, fields: [fault] }: ApiError): Outcome => ({
  state: 'refused',
  status,
  ...(fault ? { message: fault.message, code: fault.code } : { message }),
});

async function settleSeason(order: RunOrder): Promise<string | undefined> {
  const { plan, calls, signal, note } = order;
  const { season } = plan;
  const before = order.outcomes().get('season');
  const done = doneUuid(before);
  if (done !== undefined) return done;
  if (season.kind === 'existing') {
    note('season', { state: 'used', uuid: season.uuid });
    return season.uuid;
  }
  const there = await retry(() => calls.findSeason(season.code), signal, 1);
  // There is one season for a year: when this one was sent before, it is taken for ours.
  if (there) note('season', before?.state === 'sent' ? made(there.uuid, there) : { state: 'used', uuid: there.uuid });
  else await attempt(order, 'season', () => calls.createSeason({ code: season.code, names: season.names }));
  return doneUuid(order.outcomes().get('season'));
}

async function settleSsgt(order: RunOrder, seasonUuid: string): Promise<string | undefined> {
  const before = order.outcomes().get('ssgt');
  const found = before?.state === 'sent' ? await findSentSsgt(order, seasonUuid) : doneUuid(before);
  if (found !== undefined) return found;
  const { plan, calls } = order;
  await attempt(order, 'ssgt', () => calls.createSsgt({ ...plan.ssgt, season: { uuid: seasonUuid } }));
  return doneUuid(order.outcomes().get('ssgt'));
}

/** The competition that a call without an answer has made; undefined where there is none. */
async function findSentSsgt({ plan, calls, signal, note }: RunOrder, seasonUuid: string): Promise<string | undefined> {
  const there = await retry(() => calls.findSsgt({ ...plan.ssgt, season: { uuid: seasonUuid } }), signal, 1);
  // Its version comes with the thing itself, not with a row of a list.
  if (there) note('ssgt', made(there.uuid, await retry(() => calls.readSsgt(there.uuid), signal, 1)));
  return there?.uuid;
}

/** The competition that lost the default by this one is noted as it is now, so that an undo can give the default back. */
async function noteDefault({ plan, calls, signal, outcomes, note }: RunOrder): Promise<void> {
  const { losesDefault } = plan;
  if (!losesDefault || outcomes().get('ssgt')?.state !== 'made' || outcomes().get('default')) return;
  const body = await retry(() => calls.readSsgt(losesDefault.uuid), signal, 1);
  note('default', made(losesDefault.uuid, body));
}

/** Makes a thing, once, unless the work was stopped while others were asked for; the service's refusal is the step's outcome. */
async function attempt(order: RunOrder, step: StepId, create: () => Promise<{ uuid: string }>): Promise<void> {
  if (order.signal.aborted) return;
  order.note(step, { state: 'sent' });
  try {
    const body = await retry(create, order.signal, 0);
    order.note(step, made(body.uuid, body));
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    order.note(step, refused(error));
  }
}
