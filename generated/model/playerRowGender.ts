/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Gender.
 * @nullable
 */
export type PlayerRowGender = typeof PlayerRowGender[keyof typeof PlayerRowGender] | null;


export const PlayerRowGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
