import { afterEach, expect, it, vi } from 'vitest';
import type { SsgtInput } from '../../../generated/model/index.ts';
import { atThisSite } from '../../contract/fetcher.ts';
import { siteService } from '../../contract/sample-sites.ts';
import { rolloverCalls } from './rollover-calls.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes every call at the site where the rollover was begun, although another site was chosen meanwhile', async () => {
  const service = siteService(() => ({ items: [], total: 0 }));
  const calls = rolloverCalls(atThisSite());
  service.switchTo('alvn1_alvn');
  const ssgt: SsgtInput = { season: { uuid: 's' }, series: { uuid: 'e' }, gameType: { uuid: 'g' }, names: [] };
  await calls.findSeason('2027');
  await calls.createSeason({ code: '2027', names: [] });
  await calls.findSsgt(ssgt);
  await calls.findDefault('e');
  await calls.createSsgt(ssgt);
  await calls.readSsgt('c');
  await calls.updateSsgt('c', ssgt, '"1"');
  await calls.connectedTeams('c');
  await calls.changeTeams('c', { added: ['t'] }, '"1"');
  await calls.deleteSeason('s', '"1"');
  expect(service.calls).toHaveLength(Object.keys(calls).length);
  for (const call of service.calls) expect(call).toMatch(/ frost1_frost$/);
});
