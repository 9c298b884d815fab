import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { expectTold, type Mistake } from './planting.ts';

// Links that count what they lead to.

const counted = (path: string): JsonObject => ({ label: { en: 'x', sv: 'x' }, path, count: true });

const counts: Mistake[] = [
  {
    what: 'a counted link that leads to no list',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [counted('/sports/player?teamUuid={uuid}')] }),
    at: '"/sports/player?teamUuid={uuid}"',
    says: 'At `/sports/player` is no list whose rows could be counted. Did you mean `/sports/players`?',
  },
  {
    what: 'a counted link by a filter that the list does not have',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [counted('/sports/players?team={uuid}')] }),
    at: '"/sports/players?team={uuid}"',
    says: 'The list at `/sports/players` has no filter `team`. Did you mean `teamUuid`?',
  },
  {
    what: 'a counted link to a whole list',
    form: 'team',
    plant: (d) => Object.assign(d, { links: [counted('/sports/players')] }),
    at: '"/sports/players"',
    says: 'It would count all rows of the list, whatever the thing is.',
  },
];

describe('a counted link', () => {
  it.each(counts)('$what', expectTold);
});
