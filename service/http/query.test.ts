import { describe, expect, it } from 'vitest';
import type { Parameter } from './contract.ts';
import { parseQuery } from './query.ts';

const parameters: Parameter[] = [
  { name: 'page', in: 'query', schema: { type: 'integer' } },
  { name: 'role', in: 'query', schema: { type: 'array' } },
  { name: 'uuids', in: 'query', explode: false, schema: { type: 'array' } },
  { name: 'text', in: 'query', allowEmptyValue: true, schema: { type: 'string' } },
];

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['page=2', { page: '2' }],
    ['page=', {}],
    ['page', {}],
    ['page=&page=2', { page: '2' }],
    ['role=&role=b', { role: ['b'] }],
    ['text=', { text: '' }],
    ['q=%C3%A5%20b+c', { q: 'å b c' }],
    ['role=a&role=b', { role: ['a', 'b'] }],
    ['uuids=a,b,,c', { uuids: ['a', 'b', 'c'] }],
    ['uuids=', {}],
    ['uuids=,', { uuids: [] }],
    ['unknown=1', { unknown: '1' }],
    ['unknown=', { unknown: '' }],
    ['page=%E2%80%8B%20', {}],
    ['q=O%CC%88IK%E2%80%8E', { q: 'ÖIK' }],
  ])('%s', (text, query) => {
    expect(parseQuery(text, parameters)).toEqual({ query, faults: [] });
  });

  it('takes __proto__ for an ordinary name', () => {
    expect(Object.keys(parseQuery('__proto__=1', parameters).query)).toEqual(['__proto__']);
  });

  it('names a repeated parameter', () => {
    expect(parseQuery('page=1&page=2', parameters).faults).toEqual([
      { path: 'page', message: 'must not be repeated', code: 'repeated' },
    ]);
  });

  it.each(['q=%', 'q=%zz', 'q=%ff', '%c3=1'])('refuses the encoding of %s', (text) => {
    expect(parseQuery(text, parameters).faults).toMatchObject([{ code: 'encoding' }]);
  });
});
