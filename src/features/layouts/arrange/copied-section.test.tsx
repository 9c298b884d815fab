import { afterEach, expect, it } from 'vitest';
import { sampleSection } from '../model/sample-layout.ts';
import { readCopiedSection, writeCopiedSection } from './copied-section.ts';

const HOUR = 3_600_000;
afterEach(() => localStorage.clear());

it('is read on its own site for twelve hours', () => {
  const section = sampleSection('news');
  writeCopiedSection('isda1_isda', section);
  expect(readCopiedSection('isda1_isda', Date.now() + 11 * HOUR)).toEqual(section);
  expect(readCopiedSection('frost1_frost')).toBeUndefined();
  expect(readCopiedSection('isda1_isda')).toEqual(section);
});

it('is removed when it is read after that; what cannot be read is none', () => {
  writeCopiedSection('isda1_isda', sampleSection('news'));
  expect(readCopiedSection('isda1_isda', Date.now() + 12 * HOUR)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('touchline.copied-section', '{"at":');
  expect(readCopiedSection('isda1_isda')).toBeUndefined();
});
