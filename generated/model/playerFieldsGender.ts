/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Gender (specification §3).
 * @nullable
 */
export type PlayerFieldsGender = typeof PlayerFieldsGender[keyof typeof PlayerFieldsGender] | null;


export const PlayerFieldsGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
