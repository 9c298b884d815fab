import { expect, it } from 'vitest';
import { cleanBody } from './clean-body.ts';

it('texts of a body are kept composed, without what nobody sees, and names on one line', () => {
  const body = {
    teamCode: '\u200eO\u0308I\u00adK\u200b',
    description: 'a\nb\u200b',
    names: [{ language: 'sv', translation: 'Frosthamns\nIK' }],
    list: ['A\u030a', null, 1],
  };
  expect(cleanBody(body)).toEqual({
    teamCode: 'ÖIK',
    description: 'a\nb',
    names: [{ language: 'sv', translation: 'Frosthamns IK' }],
    list: ['Å', null, 1],
  });
});

it('every text is one line but those that people write in several', () => {
  const lines = (text: string) => ({ roundLabel: text, seoTitle: text, contactInfo: [{ value: text }], tags: [text] });
  expect(cleanBody(lines('Final\r\n2'))).toEqual(lines('Final 2'));
  expect(cleanBody({ note: 'a\nb', title: '\u2800' })).toEqual({ note: 'a\nb', title: '' });
});

it('NUL stays, for the contract to refuse', () => {
  expect(cleanBody({ name: 'a\0b', text: 'a\0b' })).toEqual({ name: 'a\0b', text: 'a\0b' });
});

it('documents, settings of sections and code stay byte for byte', () => {
  const body = { config: { title: 'A\u030a' }, body: { text: 'x\u00ady' }, importScript: '\ufeff1' };
  expect(cleanBody(structuredClone(body))).toEqual(body);
});
