/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The kinds of sections that can be added.
 */
export type SectionTypeIdentifier = typeof SectionTypeIdentifier[keyof typeof SectionTypeIdentifier];


export const SectionTypeIdentifier = {
  HERO_SLIDER: 'HERO SLIDER',
  TICKET_PROMO_CAROUSEL: 'TICKET PROMO CAROUSEL',
  INFO_CAROUSEL: 'INFO CAROUSEL',
  ARTICLE_LIST: 'ARTICLE LIST',
  VIDEOS: 'VIDEOS',
  LINKED_IMAGES: 'LINKED IMAGES',
  TEXT: 'TEXT',
  GAMES: 'GAMES',
  TABLE: 'TABLE',
  STATISTICS: 'STATISTICS',
  SPONSORS: 'SPONSORS',
  ADS: 'ADS',
  SHOP: 'SHOP',
  SOCIAL_MEDIA: 'SOCIAL MEDIA',
} as const;
