import { expect, test } from 'vitest';
import { list, told } from './planted-contract.ts';
import { sentenceOf } from './report.ts';

/** What who reads the service takes otherwise: how texts are written, what is given back no more, where the thing lies, and what refusals say. */

const json = (properties: object) => ({ content: { 'application/json': { schema: { type: 'object', properties } } } });
/** What is told once replies of the list are others. */
const between = (before: Record<string, object>, after: Record<string, object>): string[] =>
  told(
    (one) => Object.assign(list(one).responses, after),
    (one) => Object.assign(list(one).responses, before),
  );

test('another form of what is answered, and what is only taken', () => {
  const [day, moment] = ['date', 'date-time'].map((format) => ({ 202: json({ at: { type: 'string', format } }) }));
  expect(between(moment ?? {}, day ?? {})).toEqual([
    '! the reply.at (answered by listThings) format was "date-time", is "date"',
  ]);
  const secret = { 202: json({ at: { type: 'string', format: 'date', writeOnly: true } }) };
  expect(between(day ?? {}, secret)).toEqual([
    '! the reply.at (answered by listThings) writeOnly was not set, is true',
  ]);
});

test('what refusals say no more', () => {
  const fields = { fields: { type: 'array', items: { type: 'string' } } };
  expect(
    between({ 400: json({ message: { type: 'string' }, ...fields }) }, { 400: json({ message: { type: 'string' } }) }),
  ).toEqual(['! the reply.fields (answered by listThings) is gone']);
});

test('another way of writing a parameter, and another place of the thing in its reply', () => {
  expect(told((one) => Object.assign(list(one).parameters[0] ?? {}, { explode: false }))).toEqual([
    '! parameter searchToken of listThings explode was not set, is false',
  ]);
  expect(told((one) => Object.assign(list(one), { 'x-reply-holds': 'items' }))).toContain(
    '! listThings where its reply holds the thing was not said, is items',
  );
});

test('an operation that is closed to others', () => {
  expect(told((one) => Object.assign(list(one), { 'x-writers': 'master-site' }))).toEqual([
    '! listThings was for everybody, is for master-site',
  ]);
});

test('an operation that is refused for some things', () => {
  expect(told((one) => Object.assign(list(one), { 'x-when': { active: true } }))).toEqual([
    '! listThings was taken always, is when {"active":true}',
  ]);
});

test('of many operations the first are named', () => {
  const operations = Array.from({ length: 20 }, (_, index) => `list${index}`);
  const told = sentenceOf({
    operations,
    part: 'reply',
    path: 'fields',
    schema: 'Error',
    isBreaking: true,
    message: 'is gone',
  });
  expect(told).toMatch(/list11, 8 more\) is gone$/);
});
