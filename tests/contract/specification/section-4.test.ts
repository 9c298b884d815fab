import { expect, test } from 'vitest';
import { legal } from '../../../service/store/ssgts/ssgt-states.ts';
import { lifetime } from '../../../src/engine/values/storage-lifetime.ts';
import { constantOf, contract, fieldsOf, textsOf, valuesOf } from './sources.ts';

// Specification §4: states and transitions.

const en = textsOf('en');
const ofSchema = (name: string) => valuesOf({ $ref: `#/components/schemas/${name}` });

test('"Article lists: latest (default), published, unpublished, deleted."', () => {
  expect(ofSchema('ArticleList')).toEqual('latest, published, unpublished, deleted'.split(', '));
});

test('"Actions: publish, unpublish, delete, restore, duplicate", posted by name', () => {
  expect(ofSchema('ArticleAction')).toEqual('publish, unpublish, delete, restore, duplicate'.split(', '));
});

test('"Actions: ... view, preview, mobile preview, copy URL" are offered', () => {
  const texts = [...en].filter(([key]) => key.startsWith('articles.')).map(([, words]) => words.toLowerCase());
  for (const action of ['view', 'preview', 'mobile preview', 'copy url']) {
    expect(
      texts.some((words) => words.includes(action)),
      action,
    ).toBe(true);
  }
});

test('"A reset discards them (\'Changes have been reset.\')."', () => {
  expect(en.get('messages.changesReset')).toBe('Changes have been reset.');
});

test('"SSGT state change is requested as a transition {from}-to-{to}"', () => {
  const path = '/sports-v2/ssgt-state/{transition}/{ssgtUuid}';
  const shared = contract.paths[path]?.parameters?.find(({ name }) => name === 'transition');
  const { pattern = '^$', ...schema } = (shared?.schema ?? {}) as { pattern?: string; 'x-known-values'?: string[] };
  expect(new RegExp(pattern).test('draft-to-active')).toBe(true);
  expect(schema['x-known-values']).toEqual(legal.map(([from, to]) => `${from}-to-${to}`));
});

test('"Upload status ... success or exception on the client"', () => {
  expect(valuesOf(fieldsOf('UploadReport').uploadStatus ?? {})).toEqual(['success', 'exception']);
});

test('"Stored browser values expire after 12 hours"', () => {
  expect(lifetime).toBe(12 * 60 * 60 * 1000);
});

test('"Session keys: active site, selected layout, layout edited flag, layout active tab, layout settings, selected game metadata series."', () => {
  const keys = Object.keys(constantOf('src/engine/values/stored.ts', 'keys') as object);
  expect(keys).toEqual(
    expect.arrayContaining([
      'activeSite',
      'selectedLayout',
      'layoutEdited',
      'layoutActiveTab',
      'layoutSettings',
      'selectedGameMetadataSeries',
    ]),
  );
});
