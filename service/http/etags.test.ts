import { describe, expect, it } from 'vitest';
import { contentTag, expectedVersion, isUnchanged, versionTag } from './etags.ts';

describe('expectedVersion', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    [versionTag(3), 3],
    ['W/"3"', 3],
    ['"3-gzip"', 3],
    ['W/"3-br"', 3],
    ['"3;gzip"', 3],
    ['"3gzip"', 0],
    ['"2", W/"7" ,"5"', 7],
    ['3', 0],
    ['"abc"', 0],
    ['"99999999999999999999"', 0],
    ['""', 0],
    ['', 0],
  ])('%s expects %s', (header, version) => {
    expect(expectedVersion(header)).toBe(version);
  });
});

describe('isUnchanged', () => {
  const tag = contentTag('[1]');

  it.each([tag, `W/${tag}`, `"other", ${tag}`, '*', ' * '])('%s names it', (header) => {
    expect(isUnchanged(header, tag)).toBe(true);
  });

  it.each([undefined, '', contentTag('[2]'), tag.slice(1, -1)])('%s does not', (header) => {
    expect(isUnchanged(header, tag)).toBe(false);
  });
});
