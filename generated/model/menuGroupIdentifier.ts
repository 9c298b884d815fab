/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which of the four groups of a menu (specification §3).
 */
export type MenuGroupIdentifier = typeof MenuGroupIdentifier[keyof typeof MenuGroupIdentifier];


export const MenuGroupIdentifier = {
  main: 'main',
  secondary: 'secondary',
  footer: 'footer',
  unassigned: 'unassigned',
} as const;
