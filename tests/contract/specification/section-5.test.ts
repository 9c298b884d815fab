import { describe, expect, test } from 'vitest';
import { isWebAddress } from '../../../openapi/formats/web-address.ts';
import { isEmpty } from '../../../src/engine/values/values.ts';
import { hasSpaces, withoutTrailingSlashes, withScheme } from '../../../src/engine/values/web-address.ts';
import { readText } from '../../repo/project-files.ts';
import { constantOf, fieldsOf, operationAt, textsOf } from './sources.ts';

// Specification §5: validation rules.

const en = textsOf('en');

test('"Image formats: image/jpeg, image/png. Video formats: video/quicktime, video/mp4. Max file size 15728640 bytes (15 MB)"', () => {
  const taken = constantOf('service/operations/upload-address.ts', 'taken') as { mimeType: string; most: number }[];
  expect(taken.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg', 'image/png', 'video/quicktime', 'video/mp4']);
  expect(taken.slice(0, 2).map(({ most }) => most)).toEqual([15_728_640, 15_728_640]);
  expect(constantOf('src/features/media/upload/check-file.ts', 'IMAGE_BYTES')).toBe(15_728_640);
});

test('"at most 10 files per upload"', () => {
  expect(constantOf('src/features/media/upload/upload-queue.ts', 'MOST_FILES')).toBe(10);
});

test.each([
  ['Main media must be 16:9.', 'messages.mainMediaRatio', 'Main media must be 16:9'],
  ["else 'Invalid Selection'", 'messages.invalidSelection', 'Invalid Selection'],
  ['Search keyword required.', 'messages.searchKeywordRequired', 'Search keyword is required'],
  [
    "Duplicate selection refused ('Already selected this item').",
    'messages.alreadySelected',
    'Already selected this item',
  ],
  [
    'Duplicate menu identifiers not allowed.',
    'messages.duplicateMenuIdentifiers',
    'Cannot have duplicate menu identifiers. Please contact admnistrator.',
  ],
  [
    'Secondary menu has no child items.',
    'messages.noChildInSecondaryMenu',
    'Child item is not supported for secondary menu',
  ],
  [
    "Article calls reject empty ids ('Invalid parameter passed').",
    'messages.invalidParameter',
    'Invalid parameter passed',
  ],
  ["('Invalid dynamic ad provider')", 'messages.invalidAdProvider', 'Invalid dynamic ad provider'],
])('"%s" is said by %s', (_, key, words) => {
  expect(en.get(key)).toBe(words);
});

test("\"provider name non-empty ('Invalid dynamic ad provider'); create/update payloads non-empty ('Invalid parameter passed'); content feed insert same rule\": the service says so too", () => {
  expect(fieldsOf('DynamicAdsConfigInput').name).toMatchObject({ 'x-when-empty': 'Invalid dynamic ad provider' });
  for (const [method, path] of [
    ['POST', '/dynamic-ads/config'],
    ['PUT', '/dynamic-ads/config/{id}'],
    ['POST', '/content-feeds'],
  ] as const)
    expect(operationAt(method, path)).toMatchObject({ 'x-when-empty': 'Invalid parameter passed' });
});

describe('"URL check: optional http or https scheme, domain or IPv4 address, optional port, path, query, fragment."', () => {
  test.each([
    'granvik.example',
    'http://granvik.example',
    'https://granvik.example',
    'https://93.184.216.34',
    'granvik.example:8080',
    'granvik.example/a/b',
    'granvik.example?a=b',
    'granvik.example#c',
  ])('%s is one', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  test.each(['ftp://granvik.example', 'granvik', 'gran vik.example', 'javascript:alert(1)', ''])(
    '“%s” is none',
    (text) => {
      expect(isWebAddress(text)).toBe(false);
    },
  );

  test('"Helpers add http:// to scheme-less URLs, strip trailing slashes, flag values containing spaces."', () => {
    expect(withScheme('granvik.example')).toBe('http://granvik.example');
    expect(withoutTrailingSlashes('https://granvik.example//')).toBe('https://granvik.example');
    expect([hasSpaces('gran vik'), hasSpaces('granvik')]).toEqual([true, false]);
  });
});

test('"Empty means null, undefined, empty string, or the strings null or undefined."', () => {
  expect([null, undefined, '', 'null', 'undefined'].filter((value) => !isEmpty(value))).toEqual([]);
  expect([0, false, ' x', 'Null']).toEqual([0, false, ' x', 'Null'].filter((value) => !isEmpty(value)));
});

test('"Image requires name."', () => {
  expect(readText('openapi/schemas/media.yaml')).toMatch(/^MediaInput:\n(?: {2}.*\n)*? {2}required: \[name\]/m);
  expect(fieldsOf('MediaInput').name).toBeDefined();
});

test('"algorithm RS256", "leeway 60 s"', () => {
  expect(readText('src/app/auth/id-token-rules.ts')).toContain("'RS256'");
  for (const file of ['src/app/auth/id-token-rules.ts', 'service/identity/access-tokens.ts']) {
    expect(constantOf(file, 'leewaySeconds')).toBe(60);
  }
});
