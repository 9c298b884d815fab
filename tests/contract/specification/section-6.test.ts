import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { operations } from './sources.ts';

// Specification §6: roles and permissions.

test('"Only signed-in users reach management screens": every call but that of products refuses without a token', () => {
  const open = operations.filter(({ responses }) => !('401' in responses)).map(({ operationId }) => operationId);
  // A user whom the identity provider refused has no token, and is shown other products (§2).
  expect(open.filter((id) => id !== 'listProductsByName')).toEqual([]);
});

test('"Super administrator ... required for /super-admin pages": every one stands below that address', () => {
  const names = entities.filter(({ paths }) => paths.list.startsWith('/super-admin')).map(({ name }) => name);
  expect(names.sort()).toEqual(['change-log', 'user-overview', 'video-channels']);
});

test.each([
  [
    'Per-site add-ons via functionsEnabled gate pages (e.g. SSGT management needs ssgtManagement).',
    'ssgt',
    'ssgtManagement',
  ],
  ['Subscriptions ... need per-page authorization.', 'subscription-texts', 'subscriptions'],
  ['Dynamic Ads need per-page authorization.', 'dynamic-ads', 'dynamicAds'],
])('"%s"', (_, name, addOn) => {
  expect(entities.find((entity) => entity.name === name)?.requires).toBe(addOn);
});
