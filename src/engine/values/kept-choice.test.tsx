import { afterEach, expect, test, vi } from 'vitest';
import { keptChoice } from './kept-choice.ts';

const choice = keptChoice('colour', ['red', 'blue'] as const);

afterEach(() => vi.restoreAllMocks());

test('a choice is kept; what is none counts as none', () => {
  expect(choice.read()).toBeUndefined();
  choice.write('blue');
  expect(choice.read()).toBe('blue');
  localStorage.setItem('colour', 'green');
  expect(choice.read()).toBeUndefined();
});

test('storage that throws is as good as empty', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(() => choice.write('red')).not.toThrow();
  expect(choice.read()).toBeUndefined();
});
