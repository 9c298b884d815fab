import { expect, it, vi } from 'vitest';
import type { Season, Ssgt } from '../../../generated/model/index.ts';
import { checkPlan } from './check-plan.ts';
import type { RolloverPlan } from './plan.ts';
import { type RolloverCalls, rolloverCalls } from './rollover-calls.ts';

const audit = { createdAt: null, createdBy: null, lastModified: null };
const season: Season = { ...audit, uuid: 's27', code: '2027', displayName: '2027', names: [], deleted: false };
const other: Ssgt = {
  ...audit,
  uuid: 'other',
  displayName: 'The other',
  titles: [],
  state: 'draft',
  teamCount: 0,
  gameCount: 0,
  season: { uuid: 's27' },
  series: { uuid: 'series' },
  gameType: { uuid: 'type' },
  names: [],
  extIds: [],
  active: false,
  defaultForSeries: true,
  deleted: false,
};
const plan: RolloverPlan = {
  season: { kind: 'new', code: '2027', names: [] },
  ssgt: { series: { uuid: 'series' }, gameType: { uuid: 'type' }, defaultForSeries: false },
  unnamed: [{ language: 'display', translation: '2027' }],
  teams: [],
};
const fake = (found: { season?: Season; ssgt?: Ssgt; first?: Ssgt }): RolloverCalls => ({
  ...rolloverCalls({}),
  findSeason: vi.fn(async () => found.season),
  findSsgt: vi.fn(async () => found.ssgt),
  findDefault: vi.fn(async () => found.first),
});
const named = { uuid: 'other', displayName: 'The other', titles: [] };

it('leaves a plan as it is where nothing is there', async () => {
  const calls = fake({});
  expect(await checkPlan(calls, plan)).toEqual({ plan: { ...plan, losesDefault: undefined }, inTheWay: undefined });
  expect(calls.findSsgt).not.toHaveBeenCalled();
});

it('uses the season that was made meanwhile, and finds the competition that stands in the way', async () => {
  const checked = await checkPlan(fake({ season, ssgt: other }), plan);
  expect(checked.plan.season).toMatchObject({ kind: 'existing', uuid: 's27' });
  expect(checked.inTheWay).toEqual(named);
});

it('names the competition that loses the default', async () => {
  const wanted = { ...plan, ssgt: { ...plan.ssgt, defaultForSeries: true } };
  expect((await checkPlan(fake({ first: other }), wanted)).plan.losesDefault).toEqual(named);
});
