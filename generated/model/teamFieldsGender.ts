/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Who plays in the team (specification §3).
 * @nullable
 */
export type TeamFieldsGender = typeof TeamFieldsGender[keyof typeof TeamFieldsGender] | null;


export const TeamFieldsGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
