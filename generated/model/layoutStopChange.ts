/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What happens then.
 */
export type LayoutStopChange = typeof LayoutStopChange[keyof typeof LayoutStopChange];


export const LayoutStopChange = {
  sectionAppears: 'sectionAppears',
  sectionEnds: 'sectionEnds',
  slideAppears: 'slideAppears',
  slideEnds: 'slideEnds',
  articleAppears: 'articleAppears',
  articleEnds: 'articleEnds',
  pinEnds: 'pinEnds',
  saleStarts: 'saleStarts',
  gameStarts: 'gameStarts',
} as const;
