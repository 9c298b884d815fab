/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Gender.
 * @nullable
 */
export type StaffRowGender = typeof StaffRowGender[keyof typeof StaffRowGender] | null;


export const StaffRowGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
