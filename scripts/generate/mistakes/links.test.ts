import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { expectTold, type Mistake, part } from './planting.ts';

// Addresses of other pages: links to them, those that are tabs of the editor, and those that are taken.

const tab = (path: string, label = 'x'): JsonObject => ({ label: { en: label, sv: label }, path, tab: true });

const tabs: Mistake[] = [
  {
    what: 'a tab that leads to no list',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [tab('/sports/player?teamUuid={uuid}')] }),
    at: '"/sports/player?teamUuid={uuid}"',
    says: 'At `/sports/player` is no list that could be a tab. Did you mean `/sports/players`?',
  },
  {
    what: 'a tab by a filter that the list does not have',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [tab('/sports/players?team={uuid}')] }),
    at: '"/sports/players?team={uuid}"',
    says: 'The list at `/sports/players` has no filter `team`. Did you mean `teamUuid`?',
  },
  {
    what: 'a tab to a whole list',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [tab('/sports/players')] }),
    at: '"/sports/players"',
    says: 'It would show all rows of the list, whatever the thing is.',
  },
  {
    what: 'two tabs of one list',
    form: 'team',
    plant: (d) =>
      Object.assign(d, {
        links: [tab('/sports/players?teamUuid={uuid}'), tab('/sports/players?gender={gender}', 'y')],
      }),
    at: '"/sports/players?gender={gender}"',
    says: 'Another tab shows the list at `/sports/players` already. Leave `tab` out of one of them.',
  },
  {
    what: 'a number of rows that the thing does not have',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [{ ...tab('/sports/players?teamUuid={uuid}'), count: 'playerCont' }] }),
    at: '"count": "playerCont"',
    says: 'The thing has no property `playerCont`.',
  },
  {
    what: 'a number of rows that is no number',
    form: 'custom-tag',
    plant: (d) => Object.assign(d, { links: [{ ...tab('/articles/list?tag={value}'), count: 'name' }] }),
    at: '"count": "name"',
    says: '`name` is text, which is no number of rows.',
  },
  {
    what: 'a number of rows of what is no tab',
    form: 'custom-tag',
    plant: (d) => Object.assign(d, { links: [{ label: { en: 'x', sv: 'x' }, path: '/menu', count: 'articleCount' }] }),
    at: '"count": "articleCount"',
    says: 'Only a tab has a number of rows. Remove it, or make a tab of the link.',
  },
];

const leading: Mistake[] = [
  {
    what: 'leads to no page',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [{ label: { en: 'x', sv: 'x' }, path: '/sports/tems/{teamUuid}/squad' }] }),
    at: '"/sports/tems/{teamUuid}/squad"',
    says: 'The console has no page at `/sports/tems/{teamUuid}/squad`. Did you mean `/sports/teams/{teamUuid}/squad`?',
  },
];

const handWritten: Mistake[] = [
  {
    what: 'an address at which the service answers itself',
    form: 'image-crops',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/auth/callback' }),
    at: '"edit": "/auth/callback"',
    says: 'What stands below `/auth` is no page of the console: the service answers there itself. Let it begin otherwise, such as with `/image-crops`.',
  },
  {
    what: 'a list at the address of a hand-written page',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { list: '/menu' }),
    at: '"list": "/menu"',
    says: '`/menu` is the address of a hand-written page. Every page needs its own, such as `/menu/team`.',
  },
  {
    what: 'an editor at the address of a hand-written page, its parameter called otherwise',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/sports/teams/{uuid}/squad' }),
    at: '"edit": "/sports/teams/{uuid}/squad"',
    says: '`/sports/teams/{uuid}/squad` is the address of a hand-written page.',
  },
];

describe('a definition has', () => {
  it.each(handWritten)('$what', expectTold);
});

describe('a link that', () => {
  it.each(leading)('$what', expectTold);
});

describe('a tab', () => {
  it.each(tabs)('$what', expectTold);
});
