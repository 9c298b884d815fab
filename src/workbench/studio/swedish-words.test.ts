import { expect, it } from 'vitest';
import type { Step } from './definition-steps.ts';
import { inSwedish, stepInSwedish } from './swedish-words.ts';

const swedish = { name: 'Namn', male: 'Man' };
const same = (text: string) => ({ en: text, sv: text });

it('gives new words the Swedish that is known, and leaves those that have one, or none that is known', () => {
  const part = {
    label: same('Name'),
    choices: { m: same('Male'), x: same('constructor') },
    help: { en: 'Name', sv: 'Ett namn' },
  };
  expect(inSwedish([part], swedish)).toEqual([
    { ...part, label: { en: 'Name', sv: 'Namn' }, choices: { m: { en: 'Male', sv: 'Man' }, x: same('constructor') } },
  ]);
});

it('leaves what somebody typed the same in both', () => {
  const typed: Step = { kind: 'set', place: ['list', 'search'], value: same('Name') };
  const choices: Step = { kind: 'set', place: ['fields', 0, 'choices'], value: { m: same('Male') } };
  expect(stepInSwedish({ kind: 'all', steps: [typed, choices] }, swedish)).toEqual({
    kind: 'all',
    steps: [typed, { ...choices, value: { m: { en: 'Male', sv: 'Man' } } }],
  });
  const inserted: Step = { kind: 'insert', place: ['fields', 0], value: { label: same('Name') } };
  expect(stepInSwedish(inserted, swedish)).toMatchObject({ value: { label: { en: 'Name', sv: 'Namn' } } });
});
