import { afterEach, expect, it, vi } from 'vitest';
import { game } from '../../../generated/forms/game.ts';
import { bodyFaults } from './body-faults.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2027-03-28T02:30:00', 'ui.clocks.never'],
  ['28/03/2027, ––:30', 'validation.moment'],
])('of a start that is no moment the widget’s sentence is told alone: %s', (startDateTime, key) => {
  vi.stubEnv('TZ', 'Europe/Stockholm');
  const faults = bodyFaults(game, { ssgtUuid: 'c1', startDateTime });
  expect(faults).toMatchObject([{ instancePath: '/startDateTime', params: { key } }]);
});
