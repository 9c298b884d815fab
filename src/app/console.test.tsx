import { act } from '@testing-library/react';
import { type PropsWithChildren, useEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureAddress } from '../engine/media/media-string.ts';
import type { Auth } from './auth/auth.ts';
import { createLoginStore } from './auth/login-state.ts';
import { parseConfig } from './config.ts';
import { showConsole } from './console.tsx';

const titles: string[] = [];

/** A page that is ready at once: its title is set by the first effects, as `shell/page-title.tsx` sets it. */
function ReadyPage() {
  useEffect(() => {
    titles.push(document.title);
    document.title = 'Teams - Touchline';
  }, []);
  return <p>Ready</p>;
}

vi.mock('./router.tsx', () => ({ createRouter: () => createMemoryRouter([{ path: '/', element: <ReadyPage /> }]) }));
vi.mock('./auth/require-sign-in.tsx', () => ({ RequireSignIn: ({ children }: PropsWithChildren) => children }));
vi.mock('./sites/workspace-gate.tsx', () => ({ WorkspaceGate: ({ children }: PropsWithChildren) => children }));

const config = parseConfig({
  identity: {
    kind: 'embedded',
    issuer: 'http://localhost:4400/oidc',
    clientId: 'console',
    apiScope: 'api',
    defaultScopes: ['openid'],
    metadata: {
      issuer: 'http://localhost:4400/oidc',
      authorization_endpoint: 'http://localhost:4400/oidc/auth',
      token_endpoint: 'http://localhost:4400/oidc/token',
      jwks_uri: 'http://localhost:4400/oidc/jwks',
    },
  },
  apiBase: '/api',
  imagesUrl: 'https://cdn.example/club',
  platformName: 'Touchline',
  productName: 'Touchline',
  requestTimeoutMs: 30_000,
});

const logins = createLoginStore();
const unused = () => Promise.reject(new Error('Nobody signs in here.'));
const signedOut: Auth = {
  library: () => Promise.reject(new Error('Nobody needs the library here.')),
  getState: logins.get,
  subscribe: logins.subscribe,
  signIn: unused,
  signInInPopup: unused,
  signInAgainAs: unused,
  signOut: unused,
  accessToken: () => Promise.resolve(undefined),
  onUnauthorized: unused,
};

afterEach(() => {
  document.body.replaceChildren();
});

test('shows the platform as the title until a page has its own, and leaves that one alone', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => showConsole(config, signedOut));
  expect(document.body.textContent).toBe('Ready');
  expect(titles[0]).toBe('Touchline');
  expect(document.title).toBe('Teams - Touchline');
});

test('shows pictures from the CDN that the service names', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => showConsole(config, signedOut));
  const cdn = 'https://cdn.example/club/images/26/11/b1bf9baf857c';
  expect(pictureAddress('image|embedded|26/11/b1bf9baf857c')).toBe(`${cdn}?auto=format`);
});
