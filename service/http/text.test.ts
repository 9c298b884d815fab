import { describe, expect, it } from 'vitest';
import { textFaults } from './text.ts';

describe('textFaults', () => {
  it('lets all other text through', () => {
    expect(textFaults({ a: ['åäö', '😀', '\u202e', ''], b: null, c: 1, d: { e: true } })).toEqual([]);
    expect(textFaults(undefined)).toEqual([]);
  });

  it('names the fields with a NUL or half a surrogate pair', () => {
    const faults = textFaults({ name: 'a\0b', list: [{ extId: '\ud800' }], info: { 'k\0': 'x' } });
    expect(faults.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'info characters',
      'list.0.extId characters',
      'name characters',
    ]);
  });

  it('survives nesting that would overflow the stack', () => {
    let deep: unknown = 'end\0';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(textFaults(deep)).toHaveLength(1);
  });
});
