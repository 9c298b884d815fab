/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Its icon.
 */
export type InfoSlideIcon = typeof InfoSlideIcon[keyof typeof InfoSlideIcon];


export const InfoSlideIcon = {
  info: 'info',
  warning: 'warning',
  calendar: 'calendar',
  bus: 'bus',
  ticket: 'ticket',
  phone: 'phone',
  none: 'none',
} as const;
