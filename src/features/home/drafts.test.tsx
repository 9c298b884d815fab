import { beforeEach, expect, it } from 'vitest';
import { writeDraft } from '../../engine/edit-session/draft-store.ts';
import { draftsOn } from './drafts.ts';

const place = { user: 'alva', instanceId: 'frost1_frost' };
const now = Date.now();
const draft = (edited: object, at = now) => ({ base: {}, edited, at });

beforeEach(() => localStorage.clear());

it('names the drafts of things with a page of their own, the last one first, and where each goes on', () => {
  writeDraft({ ...place, entity: 'team', id: 'a b' }, 'one', draft({ displayName: 'Frosthamn HC' }, now - 5000));
  writeDraft({ ...place, entity: 'article', id: undefined }, 'two', draft({ header: 'Derby preview' }));
  expect(draftsOn(place).map(({ href, title, entity }) => [entity.name, title, href])).toEqual([
    ['article', 'Derby preview', '/articles/create'],
    ['team', 'Frosthamn HC', '/sports/teams/a%20b/edit'],
  ]);
});

it('leaves out what is too old, of another user or site, or kept twice', () => {
  writeDraft({ ...place, entity: 'team', id: 'x' }, 'one', draft({ displayName: 'Old' }, now - 13 * 3_600_000));
  writeDraft({ ...place, user: 'bo', entity: 'team', id: 'x' }, 'one', draft({ displayName: 'Bo' }));
  writeDraft({ ...place, instanceId: 'other', entity: 'team', id: 'x' }, 'one', draft({ displayName: 'There' }));
  writeDraft({ ...place, entity: 'team', id: 'y' }, 'one', draft({ displayName: 'Twice' }, now - 10));
  writeDraft({ ...place, entity: 'team', id: 'y' }, 'two', draft({ displayName: 'Twice, later' }));
  expect(draftsOn(place).map(({ title }) => title)).toEqual(['Twice, later']);
});
