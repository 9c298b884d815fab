import { describe, expect, it } from 'vitest';
import { videoStates } from './video-states.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const future = '2026-11-23T10:00:00Z';
const past = '2026-11-21T10:00:00Z';

describe('the states of a video (specification §4)', () => {
  it('is complete by its name alone', () => {
    expect(videoStates({ name: 'Goals' }, null, now)).toEqual([{ name: 'complete' }]);
    expect(videoStates({ name: '  ' }, null, now)).toEqual([{ name: 'incomplete', lacks: 'name' }]);
  });

  it('is scheduled while its publish date is in the future', () => {
    expect(videoStates({ name: 'Goals', publishDate: future }, null, now)).toEqual([
      { name: 'complete' },
      { name: 'scheduled', at: future },
    ]);
  });

  it('is not complete when it is newly scheduled for what is over, but stays complete once it was published', () => {
    expect(videoStates({ name: 'Goals', publishDate: past }, null, now)).toEqual([
      { name: 'incomplete', lacks: 'futureDate' },
    ]);
    expect(videoStates({ name: 'Goals', publishDate: past }, past, now)).toEqual([{ name: 'complete' }]);
  });

  it('may beside that be a draft, private, locked and hidden', () => {
    const all = { name: 'Goals', draft: true, isPrivate: true, isLocked: true, isHiddenInListing: true };
    expect(videoStates(all, null, now).map(({ name }) => name)).toEqual([
      'complete',
      'draft',
      'private',
      'locked',
      'hidden',
    ]);
  });
});
