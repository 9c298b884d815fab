import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionQuestion } from './action-question.ts';

const label = { en: 'Make private', sv: 'Gör privat' };
const ask = {
  one: { en: 'Make {things} private?', sv: 'Gör {things} privat?' },
  many: { en: 'Make {things} private?', sv: 'Gör {things} privata?' },
};
const inSwedish = { t: i18next.t, text: ({ sv }: { sv: string }) => sv };

beforeAll(() => i18next.changeLanguage('sv'));
afterAll(() => i18next.changeLanguage('en'));

it('asks in the words of the action, of one thing by its name and of several by their number', () => {
  expect(actionQuestion({ label, ask }, { words: 'Måljubel', isMany: false }, inSwedish)).toBe('Gör Måljubel privat?');
  expect(actionQuestion({ label, ask }, { words: '3 bilder', isMany: true }, inSwedish)).toBe('Gör 3 bilder privata?');
});

it('puts a name in as it is written', () => {
  expect(actionQuestion({ label, ask }, { words: '$& {things}', isMany: false }, inSwedish)).toBe(
    'Gör $& {things} privat?',
  );
});

it('has the label stand before the things where the action has no words of its own, and alone where there is no name', () => {
  expect(
    actionQuestion({ label: { en: 'Delete', sv: 'Ta bort' } }, { words: '3 bilder', isMany: true }, inSwedish),
  ).toBe('Ta bort 3 bilder?');
  expect(actionQuestion({ label, ask }, { words: '', isMany: false }, inSwedish)).toBe('Gör privat?');
});
