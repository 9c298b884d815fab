/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What is wrong; the console has words for each.
 */
export type LayoutProblemCode = typeof LayoutProblemCode[keyof typeof LayoutProblemCode];


export const LayoutProblemCode = {
  addOnMissing: 'addOnMissing',
  allSlidesOver: 'allSlidesOver',
  articleGone: 'articleGone',
  articleUnpublished: 'articleUnpublished',
  empty: 'empty',
  gameGone: 'gameGone',
  gameOver: 'gameOver',
  incomplete: 'incomplete',
  slideIncomplete: 'slideIncomplete',
  linkDead: 'linkDead',
  mediaGone: 'mediaGone',
  mediaPrivate: 'mediaPrivate',
  noGame: 'noGame',
  noTicketLink: 'noTicketLink',
  sponsorGroupGone: 'sponsorGroupGone',
  sponsorEnded: 'sponsorEnded',
  endsSoon: 'endsSoon',
  tagInactive: 'tagInactive',
  unknownType: 'unknownType',
} as const;
