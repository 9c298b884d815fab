import { expect, it } from 'vitest';
import { createShares } from '../store/site-shares.ts';
import { createPageTurns } from './page-turns.ts';

/** A page whose making goes on until it is told to end; what it was made of is read when that begins. */
function slowPage(made: string[] = []) {
  const ends: (() => void)[] = [];
  const make = (text: string) => async (): Promise<string> => {
    made.push(text);
    await new Promise<void>((resolve) => ends.push(resolve));
    return text;
  };
  const endAll = () => {
    for (const end of ends.splice(0)) end();
  };
  return { make, made, endAll };
}

const beat = () => new Promise((resolve) => setTimeout(resolve, 5));

it('is made once for all requests that wait for it, and again for those that come after it has begun', async () => {
  const { make, made, endAll } = slowPage();
  const page = createPageTurns<string>(createShares(1, 1_000));
  const first = page('site', '/', make('old'));
  await beat();
  const rest = Array.from({ length: 300 }, () => page('site', '/', make('new')));
  await beat();
  expect(made).toEqual(['old']);
  endAll();
  expect(await first).toBe('old');
  await beat();
  endAll();
  expect(new Set(await Promise.all(rest))).toEqual(new Set(['new']));
  expect(made).toEqual(['old', 'new']);
});

it('keeps sites and addresses apart', async () => {
  const page = createPageTurns<string>(createShares(1, 1_000));
  const asked = [
    ['one', '/'],
    ['two', '/'],
    ['one', '/news'],
  ] as const;
  const pages = asked.map(([site, address]) => page(site, address, async () => `${site}${address}`));
  expect(await Promise.all(pages)).toEqual(['one/', 'two/', 'one/news']);
});

it('is made again after an attempt failed or waited too long', async () => {
  const { make, endAll } = slowPage();
  const page = createPageTurns<string>(createShares(1, 20));
  await expect(page('other', '/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const first = page('site', '/', make('first'));
  await beat();
  const [late, later] = [page('site', '/', make('late')), page('site', '/', make('later'))];
  await Promise.all([expect(late).rejects.toThrow(), expect(later).rejects.toThrow()]);
  endAll();
  await first;
  const next = page('site', '/', make('next'));
  await beat();
  endAll();
  expect(await next).toBe('next');
});
