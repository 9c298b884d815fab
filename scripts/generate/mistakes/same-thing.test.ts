import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Contract, SERVICE } from '../contract.ts';
import { faultLine } from '../faults.ts';
import { compileForms, readForms, readInputs } from '../forms.ts';
import { type JsonObject, objectAt } from '../json.ts';
import { expectTold, type Mistake, part } from './planting.ts';

const operations: Mistake[] = [
  {
    what: 'a deletion of something else',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'operations'), { delete: 'deleteSeason' }),
    at: '"delete": "deleteSeason"',
    says: '`deleteSeason` deletes what is at `/sports-v2/seasons/{seasonUuid}`, and `updateStaff` is at `/sports-v2/staff/{staffUuid}`.',
  },
  {
    what: 'a read of something else',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getSeason' }),
    at: '"read": "getSeason"',
    says: '`getSeason` reads what is at `/sports-v2/seasons/{seasonUuid}`, and `updateTeam` saves what is at `/sports-v2/teams/{teamUuid}`. Did you mean `getTeam`?',
  },
  {
    what: 'a read of something else of the same kind',
    form: 'main-sponsors',
    plant: (d) =>
      Object.assign(part(d, 'operations'), { read: { operation: 'getSiteSponsors', parameters: { groupId: 'main' } } }),
    at: '"read": {',
    says: '`getSiteSponsors` reads what is at `/sponsors/site-sponsors/{groupId}`, and `updateMainSponsorGroup` saves what is at `/sponsors/main-sponsor-group`. Did you mean `getMainSponsorGroup`?',
  },
  {
    what: 'a read of something else that has what is saved',
    form: 'season',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getSeries' }),
    at: '"read": "getSeries"',
    says: '`getSeries` reads what is at `/sports-v2/series/{seriesUuid}`, and `updateSeason` saves what is at `/sports-v2/seasons/{seasonUuid}`.',
  },
  {
    what: 'a list of something else that has what is listed',
    form: 'season',
    plant: (d) => {
      Object.assign(part(d, 'operations'), { list: 'listSeries' });
      delete d.links;
    },
    at: '"list": "listSeries"',
    says: '`listSeries` lists what `getSeries` reads, and not what `getSeason` does. Did you mean `listSeasons`?',
  },
];

describe('an operation of another thing', () => {
  it.each(operations)('$what', expectTold);
});

it('a PUT takes the whole thing, whatever the service is said to take', () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  const contract = new Contract({ ...document, [SERVICE]: { ...objectAt(document, SERVICE), update: 'changes' } });
  const told = compileForms(readForms(), readInputs(contract)).faults.map(faultLine);
  expect(told.find((one) => one.startsWith('forms/season.json'))).toContain(
    '`updateSeason` is a PUT, which takes the whole thing. Write `update: whole` there',
  );
});
