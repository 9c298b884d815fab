import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { entities } from '../../generated/forms.ts';
import { type Guard, needsAddOn, needsSuperAdministrator } from '../engine/routing/guards.ts';
import { clearToasts, toastStore } from '../ui/toast-queue.ts';
import { routes } from './router.tsx';
import { sampleWorkspace } from './sites/sample-workspace.ts';

afterEach(clearToasts);

const never = () => new Promise<never>(() => {});

const request: LoaderFunctionArgs = {
  request: new Request('http://localhost/'),
  url: new URL('http://localhost/'),
  pattern: '/',
  params: {},
  context: undefined,
};

/** Where a guard sends the user; null when it lets them in. */
async function sentTo(guard: Guard, workspace: ReturnType<typeof sampleWorkspace>): Promise<string | null> {
  const answer: unknown = await guard({ whenReady: () => Promise.resolve(workspace), whenReadable: never })(
    request,
    undefined,
  );
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

test('a site with the add-on is let in, another is sent to the root and told why', async () => {
  const guard = needsAddOn('ssgtManagement');
  expect(await sentTo(guard, sampleWorkspace({ addOns: ['ssgtManagement'] }))).toBeNull();
  expect(toastStore.read()).toEqual([]);
  expect(await sentTo(guard, sampleWorkspace({ addOns: ['shop'] }))).toBe('/');
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    'Frosthamn HC does not have the add-on “Competition management”, which that page needs.',
  ]);
});

test('networks are loaded before a guard decides', async () => {
  let answered = false;
  const waiting = new Promise<ReturnType<typeof sampleWorkspace>>(() => {});
  void Promise.resolve(needsAddOn('shop')({ whenReady: () => waiting, whenReadable: never })(request, undefined)).then(
    () => {
      answered = true;
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(false);
});

test('super administrators are let in, everyone else is sent to Home', async () => {
  expect(await sentTo(needsSuperAdministrator, sampleWorkspace({ isSuperAdministrator: true }))).toBeNull();
  expect(await sentTo(needsSuperAdministrator, sampleWorkspace({ isSuperAdministrator: false }))).toBe('/');
});

test('the routes that the specification guards are guarded', () => {
  const needed = ['/sports/ssgt', '/subscriptions', '/dynamic-ads'].map(
    (address) => entities.find(({ paths }) => paths.list === address)?.requires,
  );
  expect(needed).toEqual(['ssgtManagement', 'subscriptions', 'dynamicAds']);
});

test.each(['/super-admin', '/super-admin/video-channel-management', '/super-admin/users'])(
  '%s is entered by super administrators alone',
  async (path) => {
    const workspace = sampleWorkspace({ isSuperAdministrator: false });
    const all = routes({ whenReady: async () => workspace, whenReadable: never }).flatMap(
      ({ children = [] }) => children,
    );
    const route = all.flatMap(({ children = [] }) => children).find((one) => one.path === path);
    const { loader } = route ?? {};
    const answer: unknown = typeof loader === 'function' ? await loader(request, undefined) : null;
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/');
  },
);
