import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { hasUnsavedWork } from '../edit-session/unsaved-work.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { withinSentence } from '../text/use-text.ts';
import { ImportPage } from './import-page.tsx';

const routes = await Promise.all(entities.map((route) => route.load()));
const drawn = routes.filter(isWhole).find(({ paths }) => paths.import !== undefined);
if (!drawn) throw new Error('No entity can be imported');
const create = vi.fn<WholeEntity['create']>();
const field = { field: 'name', label: { en: 'Name', sv: 'Namn' }, widget: 'text' as const };
// Made one by one, by the call below.
const { remove: _, addOn: __, createMany: ___, ...rest } = drawn;
const { similar: ____, unique: _____, ...form } = drawn.form;
const entity: WholeEntity = {
  ...rest,
  title: 'name',
  create,
  form: { ...form, initial: {}, sections: [{ name: 'a', title: field.label, properties: ['name'], fields: [field] }] },
  schema: { properties: { name: { type: 'string' } } },
  validate: Object.assign(() => true, { errors: null }),
};
const many = withinSentence(entity.labels.many.en);
const site: ActiveSite = {
  instanceId: 'frost1_frost',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: false,
  user: 'user-1',
};

beforeEach(() => {
  create.mockReset();
  create.mockImplementation(async (input) => input);
});

/** Opens the import and checks a file of two rows; gives the way to tell the page something else of the site. */
async function checked(activeSite = site, text = 'Name\nAnn\nBo\n', count = 2) {
  const user = userEvent.setup();
  let renew: (next: ActiveSite) => void = () => undefined;
  function OnSite() {
    const [current, setCurrent] = useState(activeSite);
    renew = setCurrent;
    return (
      <ActiveSiteProvider value={current}>
        <Link to="/elsewhere">Elsewhere</Link>
        <ImportPage entity={entity} />
      </ActiveSiteProvider>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <OnSite /> },
    { path: '/elsewhere', element: <p>Arrived</p> },
  ]);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const input = container.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, new File([text], 'people.csv'));
  await user.click(await screen.findByRole('button', { name: `Check ${count} ${many}` }));
  await screen.findByText('Ann');
  return { user, renew: (next: ActiveSite) => act(() => renew(next)) };
}

const start = { name: `Import 2 ${many} to Frosthamn HC` };

it('sends nothing once another site was selected in another tab, until the user says that this one is meant', async () => {
  const stay = vi.fn();
  const { user, renew } = await checked({ ...site, movedTo: 'Älvnäs IF', stay });
  await user.click(screen.getByRole('button', start));
  expect(screen.getByText('Not done: this tab still works on Frosthamn HC')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep working on Frosthamn HC here' }));
  expect(stay).toHaveBeenCalled();
  renew(site);
  expect(screen.queryByText('Not done: this tab still works on Frosthamn HC')).toBeNull();
  await user.click(screen.getByRole('button', start));
  expect(await screen.findByText(`2 ${many} were imported.`)).toBeTruthy();
});

it('begins each step at its top', async () => {
  const { user } = await checked();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByRole('button', start));
  await screen.findByText(`2 ${many} were imported.`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('mends a wrong row in place, and tells at the end what was left out', async () => {
  const { user } = await checked(site, 'Name\nAnn\n"Bo\n');
  await user.click(screen.getByRole('button', { name: 'Fix: "Bo, Line 3' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  await user.clear(name);
  expect(hasUnsavedWork()).toBe(false);
  await user.type(name, 'Bo{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Bo' }));
  expect(hasUnsavedWork()).toBe(true);
  expect(screen.queryByRole('button', { name: /^Mend/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Import 1 / }));
  await screen.findByText(/^1 .* was imported/);
  expect(create).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Line 3, Bo:/).textContent).toContain('Not chosen.');
  expect(screen.getByRole('button', { name: /^Download 1 .* that was left out$/ })).toBeTruthy();
});

it('names the first twenty that were left out, and counts the others', async () => {
  const names = ['Ann', ...Array.from({ length: 23 }, (_, at) => `Bo ${at}`)];
  const { user } = await checked(site, `Name\n${names.join('\n')}\n`, names.length);
  await user.click(screen.getByRole('checkbox', { name: /^Choose all 24 / }));
  await user.click(screen.getByRole('checkbox', { name: 'Ann' }));
  await user.click(screen.getByRole('button', { name: /^Import 1 / }));
  await screen.findByText(/^23 .* were left out:$/);
  expect(screen.getAllByText(/^Line \d+, Bo \d+:/)).toHaveLength(20);
  expect(screen.getByText('And 3 more, in the file below.')).toBeTruthy();
});

it('shows as much of a cell of two megabytes as can be read', async () => {
  await checked(site, `Name\nAnn\n${'x'.repeat(2_000_000)}\n`, 2);
  expect(screen.getByRole('checkbox', { name: /^x{200}…/ })).toBeTruthy();
  expect(document.body.textContent.length).toBeLessThan(10_000);
});

it('asks before it is left while it works, and lets go when it does not', async () => {
  let answer: () => void = () => undefined;
  create.mockImplementation((input) => new Promise((resolve) => (answer = () => resolve(input))));
  const { user } = await checked();
  await user.click(screen.getByRole('button', start));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave while the import is working?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByText('Arrived')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'Leave and stop' }));
  expect(await screen.findByText('Arrived')).toBeTruthy();
  answer();
});
