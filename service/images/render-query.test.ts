import { describe, expect, it } from 'vitest';
import { readRenderQuery } from './render-query.ts';

const faultsOf = (query: Record<string, unknown>) => {
  try {
    readRenderQuery(query);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('parameters', () => {
  it('without any: the picture as it is', () => {
    expect(readRenderQuery({})).toEqual({ fit: 'clip', focus: undefined, autoFormat: false, version: undefined });
  });

  it('all of them', () => {
    const query = {
      w: '640',
      h: '360',
      fit: 'crop',
      crop: 'focalpoint',
      'fp-x': '0.25',
      'fp-y': '1',
      auto: 'format',
      v: '7',
    };
    expect(readRenderQuery(query)).toEqual({
      width: 640,
      height: 360,
      fit: 'crop',
      focus: { fpx: 0.25, fpy: 1 },
      autoFormat: true,
      version: 7,
    });
  });

  it('a focal point without numbers is that of the item, with one number the other is the middle', () => {
    expect(readRenderQuery({ crop: 'focalpoint' }).focus).toBe('stored');
    expect(readRenderQuery({ crop: 'focalpoint', 'fp-y': '.1' }).focus).toEqual({ fpx: 0.5, fpy: 0.1 });
  });
});

describe('refused with 400, each named', () => {
  it.each([
    [{ blur: '5' }, 'blur', 'unknown'],
    [{ __proto__x: '1' }, '__proto__x', 'unknown'],
    [{ constructor: '1' }, 'constructor', 'unknown'],
    [{ w: '0' }, 'w', 'format'],
    [{ w: '4097' }, 'w', 'format'],
    [{ h: '-1' }, 'h', 'format'],
    [{ h: '1e3' }, 'h', 'format'],
    [{ w: '' }, 'w', 'format'],
    [{ w: ['1', '2'] }, 'w', 'type'],
    [{ fit: 'fill' }, 'fit', 'format'],
    [{ crop: 'faces' }, 'crop', 'format'],
    [{ 'fp-x': '1.01' }, 'fp-x', 'format'],
    [{ 'fp-y': 'NaN' }, 'fp-y', 'format'],
    [{ auto: 'compress' }, 'auto', 'format'],
    [{ v: '1.5' }, 'v', 'format'],
  ])('%o', (query, path, code) => {
    expect(faultsOf(query)).toMatchObject({ statusCode: 400, faults: [{ path, code }] });
  });

  it('all faults at once', () => {
    expect(faultsOf({ w: 'x', blur: '1' })).toMatchObject({ faults: [{ path: 'w' }, { path: 'blur' }] });
  });
});
