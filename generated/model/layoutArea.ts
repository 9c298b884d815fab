/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where on the page a group stands.
 */
export type LayoutArea = typeof LayoutArea[keyof typeof LayoutArea];


export const LayoutArea = {
  top: 'top',
  main: 'main',
  side: 'side',
  bottom: 'bottom',
} as const;
