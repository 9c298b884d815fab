import { describe, expect, it } from 'vitest';
import type { LayoutProblem } from '../../../../generated/model/index.ts';
import { faultsOfSlide, lackingFaults, problemsOfSlide } from './slide-problems.ts';

const problem = (code: LayoutProblem['code'], slideId: string, path: string): LayoutProblem => ({
  ...{ severity: 'warning', code, slideId, path },
  ...{ layoutId: null, groupId: 'g', sectionId: 's', title: 'Derby', titles: [], href: null },
});
const problems = [
  problem('alt', 'a', 'config.slides.0.media.alt'),
  problem('linkDead', 'a', 'config.slides.0.link.id'),
  problem('alt', 'b', 'config.slides.1.media.alt'),
];

describe('what is wrong with a slide', () => {
  it('is its own alone, and nothing before it is known', () => {
    const resolved = { groups: [{ sections: [{ problems }] }] };
    expect(problemsOfSlide(resolved, 'a').map(({ code }) => code)).toEqual(['alt', 'linkDead']);
    expect(problemsOfSlide(undefined, 'a')).toEqual([]);
  });

  it('stands at its field where a save would refuse it', () => {
    expect(faultsOfSlide([], problems.slice(0, 2))).toEqual([{ path: 'media.alt', code: 'alt', message: '' }]);
  });

  it('stands there once, after a save was refused for it', () => {
    const refused = [{ path: 'media.alt', code: 'alt', message: 'a picture needs words' }];
    expect(faultsOfSlide(refused, problems)).toEqual(refused);
  });

  it('is what it lacks for what else it says, unless it is published so', () => {
    const slide = { id: 'a', kind: 'ticketPromo', source: 'fixed', gameUuid: null };
    expect(lackingFaults(slide, undefined)).toEqual([{ path: 'gameUuid', code: 'required', message: '' }]);
    expect(lackingFaults(slide, { ...slide })).toEqual([]);
  });
});
