import { describe, expect, it } from 'vitest';
import { planRender } from './render-size.ts';

const photo = { width: 4000, height: 3000 };

describe('fitting', () => {
  it.each([
    [{ width: 800 }, { width: 800, height: 600 }],
    [{ height: 300 }, { width: 400, height: 300 }],
    [
      { width: 800, height: 300 },
      { width: 400, height: 300 },
    ],
    [{ width: 4096 }, { width: 4096, height: 3072 }],
    [{}, { width: 4000, height: 3000 }],
  ])('%o', (asked, scaled) => {
    expect(planRender(photo, { fit: 'clip', ...asked })).toEqual({ scaled });
  });

  it('max does not enlarge', () => {
    expect(planRender({ width: 100, height: 50 }, { fit: 'max', width: 400 })).toEqual({
      scaled: { width: 100, height: 50 },
    });
  });

  it('no side is longer than 4096, whatever the shape', () => {
    expect(planRender({ width: 8000, height: 6000 }, { fit: 'clip' }).scaled).toEqual({ width: 4096, height: 3072 });
    expect(planRender({ width: 10, height: 5000 }, { fit: 'clip', width: 4096 }).scaled).toEqual({
      width: 8,
      height: 4096,
    });
    expect(planRender({ width: 1, height: 5000 }, { fit: 'clip', height: 1 }).scaled).toEqual({ width: 1, height: 1 });
  });
});

describe('crops', () => {
  const asked = { fit: 'crop', width: 640, height: 360 } as const;

  it('shrinks first, then cuts around the middle', () => {
    expect(planRender(photo, asked)).toEqual({
      scaled: { width: 640, height: 480 },
      area: { left: 0, top: 60, width: 640, height: 360 },
    });
  });

  it.each([
    [0, 0],
    [0.4, 12],
    [1, 120],
  ])('a focal point at height %d keeps inside the picture', (fpy, top) => {
    expect(planRender(photo, asked, { fpx: 0.5, fpy }).area?.top).toBe(top);
  });

  it('cuts first where it enlarges, so that nothing of a long picture grows beyond measure', () => {
    const plan = planRender(
      { width: 50_000, height: 10 },
      { fit: 'crop', width: 4096, height: 4096 },
      { fpx: 1, fpy: 0.5 },
    );
    expect(plan).toEqual({
      cut: { left: 49_990, top: 0, width: 10, height: 10 },
      scaled: { width: 4096, height: 4096 },
    });
  });

  it('with one side only is a fit', () => {
    expect(planRender(photo, { fit: 'crop', width: 400 })).toEqual({ scaled: { width: 400, height: 300 } });
  });

  it('every area lies inside what it is cut from', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 7],
      [1601, 899],
      [17, 4000],
    ] as const) {
      for (const [w, h] of [
        [1, 1],
        [640, 361],
        [4096, 3],
        [333, 777],
      ] as const) {
        const { cut, scaled, area } = planRender(
          { width, height },
          { fit: 'crop', width: w, height: h },
          { fpx: 0.9, fpy: 0.1 },
        );
        const [part, whole] = cut ? [cut, { width, height }] : [area, scaled];
        expect(part).toBeDefined();
        if (!part) continue;
        expect(
          Math.min(part.left, part.top, whole.width - part.left - part.width, whole.height - part.top - part.height),
        ).toBeGreaterThanOrEqual(0);
        expect(cut ? scaled : { width: part.width, height: part.height }).toEqual({ width: w, height: h });
      }
    }
  });
});
