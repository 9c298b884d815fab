/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Gender (specification §3).
 * @nullable
 */
export type StaffFieldsGender = typeof StaffFieldsGender[keyof typeof StaffFieldsGender] | null;


export const StaffFieldsGender = {
  male: 'male',
  female: 'female',
  neutral: 'neutral',
} as const;
