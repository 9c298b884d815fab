import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../service/config.ts';
import { withSentTimestamps } from '../../../src/contract/sent-timestamps.ts';
import { formatDateTime, sentTimestamp } from '../../../src/engine/values/date-time.ts';
import { readText } from '../../repo/project-files.ts';
import { constantOf, contract, fieldsOf, operationAt, resolved, type Schema, unionOf, valuesOf } from './sources.ts';

// Specification §9: business constants and limits.

const minute = 60_000;
const hour = 60 * minute;

/** The specification's words, where the constant is declared, and its value. */
const constants: readonly (readonly [words: string, file: string, name: string, value: unknown])[] = [
  ['Stored browser values live at most 12 hours', 'src/engine/values/storage-lifetime.ts', 'lifetime', 12 * hour],
  ['Session cookie: 1 day', 'service/identity/embedded/configuration.ts', 'daySeconds', 24 * 60 * 60],
  ['Upload: 15728640 bytes', 'src/features/media/upload/check-file.ts', 'IMAGE_BYTES', 15_728_640],
  ['10 files', 'src/features/media/upload/upload-queue.ts', 'MOST_FILES', 10],
  ['8 loading placeholders', 'src/ui/skeleton.tsx', 'PLACEHOLDERS', 8],
  ['default focal point 0.5, 0.5', 'src/ui/focal-point/focal-geometry.ts', 'CENTRE', { x: 0.5, y: 0.5 }],
  ['popup 400 by 600 px', 'src/app/auth/msal-configuration.ts', 'popupSize', { width: 400, height: 600 }],
  ['with 60 s timeout', 'src/app/auth/msal-configuration.ts', 'popupTimeoutMs', minute],
  ['silent-token iframe 60 s', 'src/app/auth/msal-configuration.ts', 'frameTimeoutMs', minute],
  ['cache expiry margin 60 s', 'src/app/auth/msal-configuration.ts', 'expiryMarginSeconds', 60],
  [
    'silent-token lock 5 s retried 10 times',
    'src/app/auth/silent-lock.ts',
    'productLimits',
    { waitMs: 5000, tries: 10 },
  ],
  ['token leeway 60 s', 'src/app/auth/id-token-rules.ts', 'leewaySeconds', 60],
  [
    'Available-ssgts call uses a fixed date filter of 2023 and 2022',
    'src/features/games/available-series.ts',
    'AVAILABLE_DATES',
    ['2023', '2022'],
  ],
];

test.each(constants)('"%s": %s, %s', (_, file, name, value) => {
  expect(constantOf(file, name)).toEqual(value);
});

test('"Identity HTTP timeout 10 s"', () => {
  expect(constantOf('src/app/auth/token-network.ts', 'productLimits')).toMatchObject({ timeoutMs: 10_000 });
});

test('"Request timeout 30000 ms by default (configurable)."', () => {
  expect(readConfig({}).requestTimeoutMs).toBe(30_000);
  expect(readConfig({ REQUEST_TIMEOUT_MS: '5000' }).requestTimeoutMs).toBe(5000);
});

test('"Default scope: openid profile email."', () => {
  expect(readText('service/identity/client-settings.ts')).toContain(": ['openid', 'profile', 'email'],");
});

test('"Preview URL lifetime: 24 hours."', () => {
  expect(readText('service/store/articles/preview-token.ts')).toMatch(/const \[lifetime, .*\] = \[24 \* 3_600_000,/);
});

describe('defaults of lists', () => {
  const defaultOf = (path: string, name: string): unknown => {
    const { parameters = [] } = operationAt('GET', path) ?? {};
    const shared = (one: { $ref?: string }) => (one.$ref === undefined ? undefined : sharedParameter(one.$ref));
    const found = parameters.map((one) => shared(one) ?? one).find((one) => one.name === name);
    return resolved(found?.schema ?? {}).default;
  };

  test.each([
    ['Media list pagination: page 1', '/media/all', 'page', 1],
    ['page size 20', '/media/all', 'pageSize', 20],
    ['Games lists: default page size 50', '/sports-v2/games', 'pageSize', 50],
    ['the same, by ssgt', '/sports-v2/ssgts/{ssgtUuid}/games', 'pageSize', 50],
    ['default sort startDateTime', '/sports-v2/games', 'sortBy', 'startDateTime'],
    ['the same, by ssgt', '/sports-v2/ssgts/{ssgtUuid}/games', 'sortBy', 'startDateTime'],
    ['ascending for the status list', '/sports-v2/games', 'sortOrder', 'asc'],
    ['and descending for the by-ssgt list', '/sports-v2/ssgts/{ssgtUuid}/games', 'sortOrder', 'desc'],
  ])('"%s"', (_, path, name, value) => {
    expect(defaultOf(path, name)).toBe(value);
  });
});

test('"Colours: primary #D8127D, secondary #712A7A."', () => {
  const tokens = readText('src/ui/tokens.css').toUpperCase();
  expect(tokens).toMatch(/--BRAND: #D8127D;/);
  expect(tokens).toMatch(/--SECONDARY: LIGHT-DARK\(#712A7A,/);
});

describe('"Button types" and "Sizes"', () => {
  const types = 'regular, regular-no-border, filled, white, regular-grey, regular-secondary, filled-secondary'.split(
    ', ',
  );
  const sizes = 'base, lg, sm, md, xs'.split(', ');

  test('of the console', () => {
    expect(unionOf('src/ui/button.tsx', 'ButtonType')).toEqual(types);
    expect(unionOf('src/ui/button.tsx', 'ButtonSize')).toEqual(sizes);
  });

  test('of slides', () => {
    expect(valuesOf({ $ref: '#/components/schemas/SlideButtonType' })).toEqual(types);
    expect(valuesOf({ $ref: '#/components/schemas/SlideButtonSize' })).toEqual(sizes);
  });
});

test('"Date display yyyy-MM-dd HH:mm; timestamps sent as ISO without milliseconds with +0000 suffix."', () => {
  expect(formatDateTime(new Date(2026, 10, 25, 9, 5).toISOString())).toBe('2026-11-25 09:05');
  expect(sentTimestamp('2026-11-25T17:42:12.345Z')).toBe('2026-11-25T17:42:12+0000');
  // What goes back as it came is sent in the same form.
  expect(withSentTimestamps('{"at":"2026-11-25T17:42:12.345Z"}')).toBe('{"at":"2026-11-25T17:42:12+0000"}');
});

test('"Default renderer config: autoplay off, player shown, inline play."', () => {
  expect(constantOf('service/store/layouts/resolve/slide-facts.ts', 'plainVideo')).toMatchObject({
    autoplay: false,
    controls: true,
    inline: true,
  });
  expect(Object.keys(fieldsOf('SlideVideo'))).toEqual(expect.arrayContaining(['autoplay', 'controls', 'inline']));
});

test('"Locales: en (default, fallback) and sv."', () => {
  expect(readText('src/app/i18n.ts')).toContain("fallbackLng: 'en'");
});

test('"with crop focalpoint and fit crop"', () => {
  const source = readText('src/engine/media/media-string.ts');
  expect(source).toContain("set('crop', 'focalpoint')");
  expect(source).toContain("set('fit', 'crop')");
});

test('"Uploads use the public-read ACL."', () => {
  for (const store of ['s3-store', 'disk-store'])
    expect(readText(`service/blobs/${store}.ts`)).toContain('public-read');
});

/** The parameter that a call shares with others. */
function sharedParameter(reference: string): { name: string; schema: Schema } | undefined {
  return contract.components.parameters[reference.split('/').at(-1) ?? ''];
}
