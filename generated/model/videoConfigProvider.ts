/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Who is to store the file.
 */
export type VideoConfigProvider = typeof VideoConfigProvider[keyof typeof VideoConfigProvider];


export const VideoConfigProvider = {
  embedded: 'embedded',
} as const;
