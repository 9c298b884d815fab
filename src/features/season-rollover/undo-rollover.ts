import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { type ApiError, isRefusal, isRefusalOfOne } from '../../contract/api-error.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { retry } from '../../engine/calls/retry.ts';
import { type KeptWhy, type Outcome, type StepId, teamStep } from './rollover-job.ts';
import type { RunOrder } from './run-order.ts';
import { findSent } from './run-rollover.ts';

type Made = Extract<Outcome, { state: 'made' }>;

/**
 * Takes back what a rollover made, as long as nobody has changed it since: disconnects its teams, deletes the competition, gives the default of the series
 * back, and deletes the season if the rollover made it and nothing uses it. What was there before stays. Each thing gets a result.
 * @throws ApiError when the connection, the sign-in or the service failed: it can go on later, with what is left
 */
export async function undoRollover(order: RunOrder): Promise<void> {
  const { outcomes, signal } = order;
  await findSent(order);
  if (signal.aborted) return;
  const ssgt = outcomes().get('ssgt');
  // What an undo that was cut off has kept is still there.
  const isGone = ssgt?.state === 'made' ? await undoSsgt(order, ssgt) : ssgt?.state !== 'kept';
  if (signal.aborted) return;
  const lost = outcomes().get('default');
  if (lost?.state === 'made') await giveDefaultBack(order, lost, isGone);
  const season = outcomes().get('season');
  if (season?.state !== 'made' || signal.aborted) return;
  if (isGone) await undoSeason(order, season);
  else order.note('season', { state: 'kept', uuid: season.uuid, why: 'used' });
}

/** The teams that the rollover connected and that are still to be taken out. */
function madeTeams({ plan, outcomes }: RunOrder): string[] {
  return plan.teams.map(({ uuid }) => uuid).filter((uuid) => outcomes().get(teamStep(uuid))?.state === 'made');
}

/** Takes the competition back with its teams; gives whether it is gone, which it is not yet when the work is stopped in between. */
async function undoSsgt(order: RunOrder, ssgt: Made): Promise<boolean> {
  const { calls, signal, note } = order;
  const teams = madeTeams(order);
  try {
    let { version } = ssgt;
    if (teams.length > 0) {
      version = versionOf(await takeTeamsOut(order, ssgt, teams)) ?? version;
      note('ssgt', { state: 'made', uuid: ssgt.uuid, ...(version === undefined ? {} : { version }) });
    }
    const body = await retry(() => calls.readSsgt(ssgt.uuid), signal, 1);
    if (signal.aborted) return false;
    const { season, series, gameType } = body;
    const input = { season: ref(season), series: ref(series), gameType: ref(gameType) };
    if (!body.deleted) {
      await retry(() => calls.updateSsgt(ssgt.uuid, { ...input, deleted: true }, version), signal, 0);
    }
    note('ssgt', { state: 'undone', uuid: ssgt.uuid });
    return true;
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    if (error.status === 404) {
      note('ssgt', { state: 'undone', uuid: ssgt.uuid });
      return true;
    }
    keep(order, ['ssgt', ...madeTeams(order).map(teamStep)], error);
    return false;
  }
}

/** Takes our teams out of the competition; gives those that are left, with its new version. */
async function takeTeamsOut(
  order: RunOrder,
  ssgt: Made,
  removed: readonly string[],
): Promise<readonly ConnectedTeam[]> {
  const { calls, signal, outcomes, note } = order;
  const noteOut = (): void => {
    for (const uuid of removed) note(teamStep(uuid), { state: 'undone', uuid });
  };
  note('ssgt', { ...ssgt, isEmptying: true });
  try {
    const left = await retry(() => calls.changeTeams(ssgt.uuid, { removed }, ssgt.version), signal, 0);
    noteOut();
    return left;
  } catch (error) {
    if (!ssgt.isEmptying || !isRefusal(error) || error.status !== 412) throw error;
    // Changed, but perhaps by the call of ours whose answer was lost: then our teams are gone.
    const left = await retry(() => calls.connectedTeams(ssgt.uuid), signal, 1);
    if (left.some(({ uuid }) => removed.includes(uuid))) throw error;
    noteOut();
    // A team that was not there before is somebody else's change.
    if (left.some(({ uuid }) => outcomes().get(teamStep(uuid))?.state !== 'used')) throw error;
    return left;
  }
}

/** Gives the default of the series back to the competition that lost it; where the new competition stays, it keeps the default. */
async function giveDefaultBack(order: RunOrder, lost: Made, isGone: boolean): Promise<void> {
  const { calls, signal, note } = order;
  if (!isGone) {
    note('default', { state: 'kept', uuid: lost.uuid, why: 'used' });
    return;
  }
  try {
    const { defaultForSeries, season, series, gameType } = await retry(() => calls.readSsgt(lost.uuid), signal, 1);
    if (signal.aborted) return;
    const input = { season: ref(season), series: ref(series), gameType: ref(gameType), defaultForSeries: true };
    if (!defaultForSeries) await retry(() => calls.updateSsgt(lost.uuid, input, lost.version), signal, 0);
    note('default', { state: 'undone', uuid: lost.uuid });
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    keep(order, ['default'], error);
  }
}

/** A thing as another refers to it. */
const ref = ({ uuid }: { uuid: string }): { uuid: string } => ({ uuid });

async function undoSeason(order: RunOrder, season: Made): Promise<void> {
  const { calls, signal, note } = order;
  try {
    await retry(() => calls.deleteSeason(season.uuid, season.version), signal, 0);
    note('season', { state: 'undone', uuid: season.uuid });
  } catch (error) {
    if (!isRefusalOfOne(error)) throw error;
    if (error.status === 404) note('season', { state: 'undone', uuid: season.uuid });
    else keep(order, ['season'], error);
  }
}

function keep({ outcomes, note }: RunOrder, steps: readonly StepId[], error: ApiError): void {
  const why = whyOf(error, steps);
  for (const step of steps) {
    const outcome = outcomes().get(step);
    if (outcome?.state === 'made') note(step, { state: 'kept', uuid: outcome.uuid, why, message: error.message });
  }
}

function whyOf({ status, fields }: ApiError, steps: readonly StepId[]): KeptWhy {
  if (status === 412) return 'changed';
  if (fields.some(({ code }) => code === 'hasGames')) return 'hasGames';
  return status === 409 && steps[0] === 'season' ? 'used' : 'refused';
}
