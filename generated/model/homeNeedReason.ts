/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Why; each reason has a list that shows all of them.
 */
export type HomeNeedReason = typeof HomeNeedReason[keyof typeof HomeNeedReason];


export const HomeNeedReason = {
  layoutError: 'layoutError',
  layoutWarning: 'layoutWarning',
  gameWithoutResult: 'gameWithoutResult',
  deadRoute: 'deadRoute',
  sponsorEndsSoon: 'sponsorEndsSoon',
  playerConsentEndsSoon: 'playerConsentEndsSoon',
  staffConsentEndsSoon: 'staffConsentEndsSoon',
  articleScheduledToday: 'articleScheduledToday',
  articleEmbargoEndsToday: 'articleEmbargoEndsToday',
  articleLeavesToday: 'articleLeavesToday',
  pictureIncomplete: 'pictureIncomplete',
} as const;
