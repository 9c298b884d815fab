/**
 * Printed by `npm run generate`. Do not edit.
 */

export type PersonGenderParameter = typeof PersonGenderParameter[keyof typeof PersonGenderParameter];


export const PersonGenderParameter = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
