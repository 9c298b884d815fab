import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { entities } from '../../generated/forms.ts';
import { paths } from '../engine/routing/paths.ts';
import { handleOf } from '../engine/routing/route-handle.ts';
import { routes } from './router.tsx';

/** Every path of a tree of paths, as the specification writes it. */
function patterns(tree: object): string[] {
  return Object.values(tree).flatMap((branch: object) =>
    'pattern' in branch ? [String(branch.pattern)] : patterns(branch),
  );
}

test('carry their parameters, encoded', () => {
  expect(paths.teams.squad({ teamUuid: 'a/b å' })).toBe('/sports/teams/a%2Fb%20%C3%A5/squad');
  expect(paths.games.edit({ gameUuid: 'g1', ssgtUuid: 's1' })).toBe('/sports/game/g1/edit/s1');
  expect(paths.home()).toBe('/');
});

test('hold the addresses of every entity that the specification has', () => {
  // Media of each type have addresses of their own in the specification's `{type}`.
  const known = new Set(
    patterns(paths).flatMap((pattern) => [
      pattern,
      ...['image', 'video'].map((type) => pattern.replace('{type}', type)),
    ]),
  );
  // One whose list the specification does not know has addresses of its own, and needs nothing here.
  for (const entity of entities.filter(({ paths: own }) => known.has(own.list))) {
    // Where rows are brought in from a file, and where two are merged, are addresses of our own.
    const { import: _, merge: __, ...specified } = entity.paths;
    for (const address of Object.values(specified)) expect(known).toContain(address);
  }
});

const refuse = () => Promise.reject(new Error('no guard is asked here'));
const table = routes({ whenReady: refuse, whenReadable: refuse });

test('have the title of what stands there, in both languages', () => {
  const title = (address: string) =>
    handleOf((matchRoutes(table, address) ?? []).map(({ route }) => ({ handle: route.handle as unknown }))).title;
  expect(title('/')).toBeUndefined();
  expect(title('/nowhere')).toBeUndefined();
  expect(title('/sports/teams/x1/edit')).toEqual({ en: 'Team', sv: 'Lag' });
  expect(title('/media-and-files/image/list')).toBe('mediaList');
});
