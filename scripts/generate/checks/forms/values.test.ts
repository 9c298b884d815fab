import { expect, it } from 'vitest';
import { Contract } from '../../contract.ts';
import { takesWords } from './values.ts';

const contract = new Contract({ openapi: '3.1.0', paths: {} });
const takes = (rules: object): boolean => takesWords(contract, { type: 'string', ...rules });

it('takes a text for words, however short or long it has to be', () => {
  expect(takes({})).toBe(true);
  expect(takes({ maxLength: 4 })).toBe(true);
  expect(takes({ minLength: 10, pattern: '\\S' })).toBe(true);
});

it('takes neither a code nor an address, a day or a picture for words', () => {
  expect(takes({ pattern: '^\\S*$' })).toBe(false);
  expect(takes({ pattern: '^[a-z0-9-]+$' })).toBe(false);
  expect(takes({ format: 'web-address' })).toBe(false);
  expect(takes({ format: 'picture-address' })).toBe(false);
  expect(takes({ format: 'date' })).toBe(false);
});
