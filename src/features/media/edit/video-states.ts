import { isEmpty, type Values } from '../../../engine/values/values.ts';

/** What a video is (specification §4). */
export type VideoState =
  | { name: 'incomplete'; lacks: 'name' | 'futureDate' }
  | { name: 'scheduled'; at: string }
  | { name: 'complete' | 'draft' | 'private' | 'locked' | 'hidden' };

/**
 * What a video is by what it holds (specification §4): complete when it has a name and, if it is to be scheduled, a publish date that is still in the future;
 * scheduled while that date is; beside that it may be a draft, private, locked, and hidden in listings. `published` is the date that is stored: once it has
 * passed, the video is published and no longer scheduled.
 */
export function videoStates(values: Values, published: unknown, now = Date.now()): VideoState[] {
  const { publishDate } = values;
  const at = typeof publishDate === 'string' && publishDate !== '' ? Date.parse(publishDate) : undefined;
  const isScheduled = at !== undefined && at > now;
  const isOver = at !== undefined && !isScheduled && publishDate !== published;
  const hasName = typeof values.name === 'string' && !isEmpty(values.name.trim());
  return [
    ...completeness(hasName, isOver),
    ...(isScheduled ? [{ name: 'scheduled', at: String(publishDate) } as const] : []),
    ...FLAGS.filter(([, property]) => values[property] === true).map(([name]) => ({ name })),
  ];
}

function completeness(hasName: boolean, isOver: boolean): VideoState[] {
  if (hasName && !isOver) return [{ name: 'complete' }];
  return [
    ...(hasName ? [] : [{ name: 'incomplete', lacks: 'name' } as const]),
    ...(isOver ? [{ name: 'incomplete', lacks: 'futureDate' } as const] : []),
  ];
}

const FLAGS = [
  ['draft', 'draft'],
  ['private', 'isPrivate'],
  ['locked', 'isLocked'],
  ['hidden', 'isHiddenInListing'],
] as const;
