import { expect, test } from 'vitest';
import { sampleSite } from '../../contract/sample-site.ts';
import { sampleNetwork } from './sample-workspace.ts';
import { defaultSite, findSite } from './site-choice.ts';

const [first, second, master] = [sampleSite('First'), sampleSite('Second'), sampleSite('Master', [], true)];
const empty = sampleNetwork('Empty', []);
const chosen = (networks: Parameters<typeof defaultSite>[0]) => defaultSite(networks)?.site.instanceId;

test('the default site is the network’s, else the master site, else the first', () => {
  const sites = [first, second, master];
  expect(chosen([sampleNetwork('N', sites, { defaultSite: 'second', masterSiteInstanceId: 'master' })])).toBe('second');
  expect(chosen([sampleNetwork('N', sites, { masterSiteInstanceId: 'second' })])).toBe('second');
  expect(chosen([sampleNetwork('N', sites)])).toBe('master');
  expect(chosen([sampleNetwork('N', [first, second])])).toBe('first');
});

test('a default site without access does not count', () => {
  expect(chosen([sampleNetwork('N', [first], { defaultSite: 'gone', masterSiteInstanceId: 'gone' })])).toBe('first');
});

test('networks without sites are passed over; without any site there is none', () => {
  expect(chosen([empty, sampleNetwork('N', [second])])).toBe('second');
  expect(chosen([empty])).toBeUndefined();
  expect(chosen([])).toBeUndefined();
});

test('a site is found with its network, in every network', () => {
  const networks = [sampleNetwork('One', [first]), sampleNetwork('Two', [second])];
  expect(findSite(networks, 'second')?.network.name).toBe('Two');
  expect(findSite(networks, 'gone')).toBeUndefined();
  expect(findSite(networks, undefined)).toBeUndefined();
});
