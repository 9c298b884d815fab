import { beforeEach, expect, it, vi } from 'vitest';
import type { RolloverPlan } from './plan.ts';
import { browserJob, type RolloverJob } from './rollover-job.ts';

const plan: RolloverPlan = {
  season: { kind: 'new', code: '2027', names: [] },
  ssgt: { series: { uuid: 's' }, gameType: { uuid: 'g' } },
  unnamed: [{ language: 'display', translation: '2027' }],
  teams: [],
};
const job: RolloverJob = { plan, outcomes: new Map([['season', { state: 'sent' }]]), isUndoing: true };
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

it('keeps a rollover for 12 hours, apart from those of others', () => {
  const jobs = browserJob('me', 'site', 'one');
  jobs.write(job, 0);
  expect(jobs.read(11 * hour)).toEqual(job);
  expect(browserJob('you', 'site', 'one').read(0)).toBeUndefined();
  expect(jobs.read(12 * hour)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('forgets it when told, and makes nothing of what it cannot read', () => {
  const jobs = browserJob('me', 'site', 'one');
  jobs.write(job);
  jobs.forget();
  expect(jobs.read()).toBeUndefined();
  localStorage.setItem('touchline.rollover/me/site/one', '{');
  expect(jobs.read()).toBeUndefined();
});

it('goes on without storage that is refused', () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => browserJob('me', 'site', 'one').write(job)).not.toThrow();
  refusal.mockRestore();
});
