import type { Ssgt } from '../../../generated/model/index.ts';
import { existing, type NamedCompetition, type RolloverPlan } from './plan.ts';
import type { RolloverCalls } from './rollover-calls.ts';

/** A plan that was compared with what is there now. */
export interface CheckedPlan {
  /** The plan, with what it takes the default from, and the season that somebody has made meanwhile where it was to be made. */
  plan: RolloverPlan;
  /** The competition that has the same season, series and game type already. */
  inTheWay: NamedCompetition | undefined;
}

/**
 * Compares a plan with what is there: the dry run, which writes nothing.
 * @throws ApiError when the service cannot be asked
 */
export async function checkPlan(calls: RolloverCalls, plan: RolloverPlan): Promise<CheckedPlan> {
  const there = plan.season.kind === 'new' ? await calls.findSeason(plan.season.code) : undefined;
  const season = there ? existing(there) : plan.season;
  const [inTheWay, losesDefault] = await Promise.all([
    season.kind === 'existing' ? calls.findSsgt({ ...plan.ssgt, season: { uuid: season.uuid } }) : undefined,
    plan.ssgt.defaultForSeries ? calls.findDefault(plan.ssgt.series.uuid) : undefined,
  ]);
  return {
    plan: { ...plan, season, losesDefault: losesDefault && named(losesDefault) },
    inTheWay: inTheWay && named(inTheWay),
  };
}

const named = ({ uuid, titles, displayName }: Ssgt): NamedCompetition => ({ uuid, titles, displayName });
