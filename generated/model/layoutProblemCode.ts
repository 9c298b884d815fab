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
  alt: 'alt',
  articleGone: 'articleGone',
  articleUnpublished: 'articleUnpublished',
  brokenMedia: 'brokenMedia',
  empty: 'empty',
  gameCanceled: 'gameCanceled',
  gameGone: 'gameGone',
  gameOver: 'gameOver',
  incomplete: 'incomplete',
  slideIncomplete: 'slideIncomplete',
  linkDead: 'linkDead',
  mediaGone: 'mediaGone',
  mediaPrivate: 'mediaPrivate',
  noGame: 'noGame',
  noTicketLink: 'noTicketLink',
  pending: 'pending',
  sponsorGroupGone: 'sponsorGroupGone',
  sponsorEnded: 'sponsorEnded',
  endsSoon: 'endsSoon',
  tagInactive: 'tagInactive',
  tooSmall: 'tooSmall',
  unknownType: 'unknownType',
} as const;
