/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListTeamsGender = typeof ListTeamsGender[keyof typeof ListTeamsGender];


export const ListTeamsGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
