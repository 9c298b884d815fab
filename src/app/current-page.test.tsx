import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, type LoaderFunction, useBlocker, useNavigate, useParams } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsLeaving } from '../engine/loading/is-leaving.ts';
import { CurrentPage } from './current-page.tsx';

/** The pages that were drawn, one entry for each time. */
const drawn: string[] = [];

beforeEach(() => {
  drawn.length = 0;
});

function Page() {
  const { name = '' } = useParams();
  const isLeaving = useIsLeaving();
  const [answer, setAnswer] = useState('');
  const [isGuarded, setGuarded] = useState(false);
  const { state } = useBlocker(isGuarded);
  drawn.push(name);
  return (
    <>
      <h1>{name}</h1>
      <Link to="/editor">To the editor</Link>
      <Link to="/other">To the other</Link>
      <button type="button" onClick={() => setAnswer(isLeaving() ? 'yes' : 'no')}>
        Leaving? {answer}
      </button>
      <button type="button" onClick={() => setGuarded(true)}>
        Guard
      </button>
      {state === 'blocked' ? <p>Leave?</p> : null}
    </>
  );
}

/** Pages of which all but the first wait until they are let in. */
async function show() {
  const waiting = new Map<string | undefined, () => void>();
  const loader: LoaderFunction = ({ params: { name } }) =>
    name === 'list' ? null : new Promise<null>((resolve) => waiting.set(name, () => resolve(null)));
  const routes = [{ path: '/:name', Component: Page, loader, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(<CurrentPage router={router} />);
  await screen.findByRole('heading');
  // A guard draws its page once more when it has begun.
  await act(async () => undefined);
  drawn.length = 0;
  return { router, arrive: (name: string) => act(async () => waiting.get(name)?.()) };
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;

it('does not draw a page anew because it is about to be left, tells of the one to come, and draws that when it has arrived', async () => {
  const { arrive } = await show();
  await follow('To the editor');
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(drawn).toEqual([]);
  await arrive('editor');
  expect([heading(), screen.queryByRole('progressbar')]).toEqual(['editor', null]);
  expect(new Set(drawn)).toEqual(new Set(['editor']));
});

it('leaves the page usable meanwhile; it knows that it is being left, and goes where one went last', async () => {
  const { arrive } = await show();
  await press(/Leaving/);
  expect(screen.getByText('Leaving? no')).toBeTruthy();
  await follow('To the editor');
  await press(/Leaving/);
  expect(screen.getByText('Leaving? yes')).toBeTruthy();
  await follow('To the other');
  await arrive('editor');
  expect(heading()).toBe('list');
  await arrive('other');
  expect(heading()).toBe('other');
});

it('asks before a page is left that guards itself only while the next one is on its way', async () => {
  await show();
  await follow('To the editor');
  await press(/Guard/);
  await follow('To the other');
  expect(screen.getByText('Leave?')).toBeTruthy();
});

it('shows a page that is asked for at once together with its address, whatever its loader took', async () => {
  const { router, arrive } = await show();
  const shown: (string | null)[] = [];
  router.subscribe(({ location }) => {
    if (location.pathname === '/editor') shown.push(heading());
  });
  void router.navigate('/editor', { flushSync: true });
  await arrive('editor');
  expect(shown).toEqual(['editor']);
});

it('lets a page that came at once go on while it is drawn', async () => {
  const problems = vi.spyOn(console, 'error').mockReturnValue();
  const Passing = () => {
    const navigate = useNavigate();
    useEffect(() => void navigate('/there', { replace: true }), [navigate]);
    return null;
  };
  const routes = [
    { path: '/', element: null },
    { path: '/here', element: <Passing /> },
    { path: '/there', element: <h1>there</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(<CurrentPage router={router} />);
  await act(async () => router.navigate('/here', { flushSync: true }));
  expect(heading()).toBe('there');
  expect(problems.mock.calls).toEqual([]);
});
