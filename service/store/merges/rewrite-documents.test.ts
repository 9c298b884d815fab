import { expect, it } from 'vitest';
import { replacedText } from './rewrite-documents.ts';

const change = { from: 'aa-1', to: 'bb-2' };

it.each([
  ['a list, once', '["aa-1","cc","bb-2"]', '["cc","bb-2"]'],
  ['a list, in its place', '["aa-1","cc"]', '["bb-2","cc"]'],
  ['a list of things', '[{"uuid":"aa-1","on":true},{"uuid":"bb-2"}]', '[{"uuid":"bb-2"}]'],
  ['a tag, with what it links', '{"tags":[{"value":"team.aa-1.report"}]}', '{"tags":[{"value":"team.bb-2.report"}]}'],
  ['the name of a property', '{"aa-1":1}', '{"bb-2":1}'],
  ['a text that begins as a document does', '["aa-1&page=2', '["bb-2&page=2'],
  ['part of an address', 'teamUuid=aa-1&page=2', 'teamUuid=bb-2&page=2'],
])('an identifier is replaced in %s', (_, before, after) => {
  expect(replacedText(before, change)).toBe(after);
});

it.each(['["xaa-1","aa-12","aa-1_"]', 'x=aa-12', '{ "other" : 1 }', '["cc","cc"]'])('%s stays as it is', (text) => {
  expect(replacedText(text, change)).toBe(text);
});
