import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isLeavingOf } from './is-leaving.ts';

const loader = () => new Promise<never>(() => undefined);

it('is leaving on the way to another page, and not on the way to the same one with another search', async () => {
  const router = createMemoryRouter(
    ['players', 'teams'].map((path) => ({ id: path, path, loader })),
    { initialEntries: ['/manage/players'], basename: '/manage', hydrationData: { loaderData: { players: null } } },
  );
  const isLeaving = isLeavingOf(router);
  const step = async (to: string) => {
    void router.navigate(to);
    await new Promise((resolve) => setTimeout(resolve));
    return [router.state.navigation.state, isLeaving()];
  };
  expect(isLeaving()).toBe(false);
  expect(await step('/players?page=2')).toEqual(['loading', false]);
  expect(await step('/teams')).toEqual(['loading', true]);
});
