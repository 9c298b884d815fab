import { afterEach, expect, it } from 'vitest';
import { sampleSection } from '../model/sample-layout.ts';
import { readCopiedSection, writeCopiedSection } from './copied-section.ts';

const HOUR = 3_600_000;
afterEach(() => localStorage.clear());

it('is read on its own site for twelve hours', () => {
  const section = sampleSection('news');
  writeCopiedSection('ada', 'isda1_isda', section);
  expect(readCopiedSection('ada', 'isda1_isda', Date.now() + 11 * HOUR)).toEqual(section);
  expect(readCopiedSection('ada', 'frost1_frost')).toBeUndefined();
  expect(readCopiedSection('ada', 'isda1_isda')).toEqual(section);
});

it('is removed when it is read after that; what cannot be read is none', () => {
  writeCopiedSection('ada', 'isda1_isda', sampleSection('news'));
  expect(readCopiedSection('ada', 'isda1_isda', Date.now() + 12 * HOUR)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  writeCopiedSection('ada', 'isda1_isda', sampleSection('news'));
  localStorage.setItem(localStorage.key(0) ?? '', '{"at":');
  expect(readCopiedSection('ada', 'isda1_isda')).toBeUndefined();
});

it('is nobody else’s: its words may have been saved nowhere', () => {
  writeCopiedSection('ada', 'isda1_isda', sampleSection('news'));
  expect(readCopiedSection('bo', 'isda1_isda')).toBeUndefined();
  expect(readCopiedSection('ada', 'isda1_isda')).toBeDefined();
});
