import { expect, it } from 'vitest';
import { readSites } from './sites.ts';

const site = { instanceId: 'gran1_gran', displayName: 'Granby IF', org: 'Granby', publicUrl: 'https://granby.example' };
const network = { name: 'Skogsserien', sites: [site] };
const read = (described: object) => readSites(JSON.stringify(described));

it('reads networks with their sites, and takes what a site does not say as usual', () => {
  const { networks, sports } = read({
    networks: [{ ...network, sites: [{ ...site, publicUrl: 'granby.example', addOns: ['shop'] }] }],
  });
  expect(sports).toEqual([]);
  expect(networks[0]?.sites[0]).toMatchObject({ ...site, language: 'sv', isMasterSite: false });
  expect(networks[0]?.sites[0]?.addOns).toMatchObject({ shop: true, tickets: false });
});

const master = { ...site, isMasterSite: true };
it('reads a file as some editors write it', () => {
  expect(readSites(`\uFEFF${JSON.stringify({ networks: [network] })}`).networks).toHaveLength(1);
});

it.each([
  ['no JSON', '{', /^The file is not JSON/],
  ['a word that is not known', { network: [] }, /^The file has no network; nothing/],
  [
    'a site without an address',
    { networks: [{ name: 'N', sites: [{ ...site, publicUrl: undefined }] }] },
    /sites\.0 .*'publicUrl'/,
  ],
  [
    'an address that is none',
    { networks: [{ name: 'N', sites: [{ ...site, publicUrl: 'x y' }] }] },
    /publicUrl is no web address/,
  ],
  [
    'an instance id of another form',
    { networks: [{ name: 'N', sites: [{ ...site, instanceId: 'Gran' }] }] },
    /instanceId must match/,
  ],
  [
    'an add-on that there is not',
    { networks: [{ name: 'N', sites: [{ ...site, addOns: ['Shop'] }] }] },
    /addOns\.0 must be one of addEditStaff,/,
  ],
  [
    'a character that no name has',
    { networks: [{ ...network, name: 'a\u0000b' }] },
    /networks\.0\.name must not be blank/,
  ],
  [
    'a network that is described twice',
    { networks: [network, { ...network, sites: [] }] },
    /Skogsserien is described twice/,
  ],
  ['a blank name', { networks: [{ ...network, name: ' ' }] }, /networks\.0\.name must not be blank/],
  [
    'a site that is described twice',
    { networks: [network, { ...network, name: 'N' }] },
    /gran1_gran is described twice/,
  ],
  [
    'two masters',
    { networks: [{ ...network, sites: [master, { ...master, instanceId: 'tall1_tall' }] }] },
    /Skogsserien has more than one master/,
  ],
])('refuses %s in one sentence', (_, described, message) => {
  const content = typeof described === 'string' ? described : JSON.stringify(described);
  expect(() => readSites(content)).toThrow(message);
});
