/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What an item of the library is.
 */
export type MediaType = typeof MediaType[keyof typeof MediaType];


export const MediaType = {
  image: 'image',
  video: 'video',
} as const;
