import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { readText } from '../../repo/project-files.ts';
import { constantOf, fieldsOf, operations } from './sources.ts';

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

test('"Per-site add-ons": each decides something, or says that it gates nothing here', () => {
  const deciders = [
    ...operations.map((one) => one['x-requires-add-on']),
    ...entities.map(({ requires }) => requires),
    ...[...readText('service/store/layouts/section-types.ts').matchAll(/addOn: '(\w+)'/g)].map(([, name]) => name),
    ...Object.values(constantOf('service/operations/game-metadata.ts', 'addOnOf') as Record<string, string>),
    ...[...readText('service/operations/article-rights.ts').matchAll(/site\.addOns\.(\w+)/g)].map(([, name]) => name),
  ];
  const idle = Object.entries(fieldsOf('AddOns')).filter(([name]) => !deciders.includes(name));
  expect(idle.map(([name]) => name)).toEqual(['multipleTeams', 'mypages']);
  for (const [, { description }] of idle) expect(description).toContain('It gates nothing here');
});
