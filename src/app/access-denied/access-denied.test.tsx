import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getListProductsByNameQueryKey,
  getListProductsQueryKey,
} from '../../../generated/api/instance-config/instance-config.ts';
import type { Product } from '../../../generated/model/index.ts';
import { userKey } from '../../engine/values/user-storage.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { ConsoleConfigProvider } from '../console-config.ts';
import { createQueryClient } from '../query-client.ts';
import { otherProducts } from './access-denied.tsx';
import { AccessDeniedModal } from './access-denied-modal.tsx';
import { AccessDeniedScreen } from './access-denied-screen.tsx';

const signOut = vi.fn(() => Promise.resolve());
/** A token of two parts that are not looked at, around its claims. */
const token = `x.${btoa(JSON.stringify({ sub: 'alva-at-the-service' }))}.x`;
const user = { subject: 'alva', name: 'Alva', email: '', initials: 'A' };
vi.mock('../auth/auth-provider.tsx', () => ({ useAuth: () => ({ signOut, user, state: { accessToken: token } }) }));
beforeEach(() => signOut.mockClear());

const own: Product = { name: 'Touchline', displayName: 'Touchline Console', url: 'http://localhost/manage/' };
const statistics: Product = { name: 'Sideline', displayName: 'Sideline Statistics', url: 'https://sideline.example' };

const config = {
  identity: {
    kind: 'embedded' as const,
    issuer: 'http://localhost/oidc',
    clientId: 'console',
    apiScope: 'manage',
    defaultScopes: [],
    metadata: { issuer: '', authorization_endpoint: '', token_endpoint: '', jwks_uri: '' },
    organisation: undefined,
  },
  apiBase: '/api',
  imagesUrl: 'http://localhost:4400',
  platformName: 'Touchline',
  productName: 'Touchline',
  requestTimeoutMs: 30_000,
};

function show(content: React.ReactNode, found: [readonly unknown[], Product[]][]) {
  const client = createQueryClient();
  for (const [key, products] of found) client.setQueryData(key, products);
  render(
    <ConsoleConfigProvider value={config}>
      <QueryClientProvider client={client}>{content}</QueryClientProvider>
    </ConsoleConfigProvider>,
  );
}

test('says word for word what the specification says, and offers the products of the roles without the current one', async () => {
  show(<AccessDeniedScreen roles={['Touchline', 'Sideline']} />, [
    [getListProductsByNameQueryKey('Touchline,Sideline'), [own, statistics]],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeDefined();
  expect(screen.getByText('Not authorized to access Touchline')).toBeDefined();
  expect(screen.getByText('or try another of our products')).toBeDefined();
  expect(screen.getByText(/contact your account manager/)).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'LOGIN AGAIN',
    'Sideline Statistics',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN AGAIN' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(1), 30_000);
});

test('without a connection nobody is signed out, and is told so', async () => {
  const key = userKey('draft', 'alva', 'frost1_frost', 'team', 'new', 'p.1');
  localStorage.setItem(key, '{}');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<AccessDeniedScreen roles={['Touchline']} />, []);
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN AGAIN' }));
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    'You are offline, so you are still signed in. Sign out once you are connected again.',
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
  expect(localStorage.getItem(key)).toBe('{}');
  online.mockRestore();
  clearToasts();
  localStorage.removeItem(key);
});

test('asks before drafts of the user go with the sign-in', async () => {
  const key = userKey('draft', 'alva', 'frost1_frost', 'team', 'new', 'p.1');
  localStorage.setItem(key, '{}');
  show(<AccessDeniedModal />, [[getListProductsQueryKey(), []]]);
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'LOGIN AGAIN' }));
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(localStorage.getItem(key)).toBe('{}');
  expect(signOut).not.toHaveBeenCalled();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard and sign out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(1), 30_000);
  expect(localStorage.getItem(key)).toBeNull();
});

test('without roles there is no offer', () => {
  show(<AccessDeniedScreen roles={[]} />, [[getListProductsQueryKey(), [statistics]]]);
  expect(screen.queryByText('or try another of our products')).toBeNull();
});

test('a signed-in user without any site is offered every other product, in a modal that Escape does not close', async () => {
  show(<AccessDeniedModal />, [[getListProductsQueryKey(), [own, statistics]]]);
  expect(screen.getByRole('alertdialog', { name: 'Access Denied' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sideline Statistics' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Access Denied' })).toBeDefined();
});

test('shows the account id that an administrator grants access to', () => {
  show(<AccessDeniedModal />, [[getListProductsQueryKey(), []]]);
  const line = screen.getByText(/^You are signed in as Alva\./);
  expect(line.textContent).toBe('You are signed in as Alva. They will ask for your account: alva-at-the-service');
});

test('the current product is known by either name; only web addresses are offered', () => {
  const script = { name: 'bad', displayName: 'Bad', url: 'javascript:alert(1)' };
  expect(otherProducts([own, statistics, script], 'Touchline')).toEqual([statistics]);
  expect(otherProducts([own, statistics], 'Touchline Console')).toEqual([statistics]);
});
