import { isEmpty, type Values } from '../../../engine/values/values.ts';
import type { MediaKind } from './file-signature.ts';

/** How far an item is (specification §4). */
export interface MediaStates {
  isUploaded: boolean;
  /** Whether any of name, category, photographer, description, legal or focal point is set; of a video, any of those that it has. */
  isPartiallyFilled: boolean;
  /** Whether everything that is required is there: the name. */
  isComplete: boolean;
}

const FILLED_BY = ['name', 'categoryId', 'categories', 'photographer', 'description', 'legal', 'focalPoint'] as const;

/**
 * How far an item is, by its typed metadata. What will have a name and no date of publishing, as everything has that is uploaded here, is complete by its
 * name, image or video.
 */
export function mediaStates(values: Values, isUploaded: boolean): MediaStates {
  return {
    isUploaded,
    isPartiallyFilled: FILLED_BY.some((name) => isFilled(values[name])),
    isComplete: isFilled(values.name),
  };
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'string') return !isEmpty(value.trim());
  return !isEmpty(value);
}

/** The properties that can be written while a file uploads, in order. */
export const TYPED_PROPERTIES: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['name', 'description', 'categoryId', 'categories', 'photographer', 'tags', 'gameTags', 'isPrivate', 'legal'],
  video: ['name', 'description', 'categories', 'tags', 'gameTags', 'isPrivate'],
};

/** Whether a property says something: what can be applied to all. */
export function saysSomething(value: unknown): boolean {
  return value === true || (value !== false && isFilled(value));
}
