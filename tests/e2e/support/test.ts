import { readFile } from 'node:fs/promises';
import { type ConsoleMessage, expect, type WebError } from 'playwright/test';
import { type Role, type Site, sites, stateFile, tokenFile } from './accounts.ts';
import { keptTest } from './kept-test.ts';
import { type Service, serviceOf } from './service.ts';

type Options = {
  /** Who is signed in when the test begins; `null`: nobody. */
  role: Role | null;
  /** The site that is worked on when the test begins, in each tab. */
  site: Site;
  /** Matches the console messages that the test provokes on purpose, such as the 409 of a refused duplicate. */
  expectedMessages: RegExp | null;
};

/** Chromium says this of the hidden frame in which MSAL asks the provider for a token; both attributes are needed there. */
const hiddenFrame = /allow-scripts and allow-same-origin/;

/** For specs of what moves: transitions and animations run as for most people. Everywhere else nothing moves (`playwright.config.ts`). */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The `test` of every spec: a signed-in role on a site, the running server, and no complaint of the browser left unseen. */
export const test = keptTest.extend<Options & { service: Service; quiet: undefined }>({
  role: ['admin', { option: true }],
  site: [sites.league, { option: true }],
  expectedMessages: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  baseURL: async ({}, use) => {
    const address = process.env.E2E_ADDRESS;
    if (address === undefined) throw new Error('the global set-up did not start a server');
    await use(address);
  },
  storageState: async ({ role }, use) => {
    await use(role === null ? { cookies: [], origins: [] } : stateFile(role));
  },
  service: async ({ role, site, baseURL }, use) => {
    await use(serviceOf(baseURL ?? '', await readFile(tokenFile(role ?? 'admin'), 'utf8'), site));
  },
  context: async ({ context, site }, use) => {
    await context.addInitScript((instanceId) => {
      const key = 'touchline.active-site';
      if (!location.pathname.startsWith('/manage') || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, JSON.stringify({ value: instanceId, storedAt: Date.now() }));
    }, site.id);
    await use(context);
  },
  page: async ({ context, keptContexts }, use) => {
    await use(await keptContexts.pageOf(context));
  },
  quiet: [
    async ({ context, expectedMessages }, use) => {
      const complaints: string[] = [];
      const places = new Map<string, string>();
      // A refusal by the content security policy is a console error too.
      const listen = (message: ConsoleMessage): void => {
        if (!['error', 'warning'].includes(message.type())) return;
        const complaint = `${message.type()}: ${message.text()}`;
        complaints.push(complaint);
        places.set(complaint, message.location().url);
      };
      const note = (error: WebError): void => void complaints.push(`page error: ${error.error().message}`);
      context.on('console', listen);
      context.on('weberror', note);
      await use(undefined);
      context.off('console', listen);
      context.off('weberror', note);
      const isExpected = (complaint: string) =>
        hiddenFrame.test(complaint) || expectedMessages?.test(complaint) === true;
      const unexpected = complaints.filter((complaint) => !isExpected(complaint));
      expect(unexpected.map((complaint) => `${complaint} ${places.get(complaint) ?? ''}`)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
