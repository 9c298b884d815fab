/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The schema of the contract that the config of a type of section has.
 */
export type SectionConfigName = typeof SectionConfigName[keyof typeof SectionConfigName];


export const SectionConfigName = {
  HeroCarouselConfig: 'HeroCarouselConfig',
  TicketPromoCarouselConfig: 'TicketPromoCarouselConfig',
  InfoCarouselConfig: 'InfoCarouselConfig',
  ArticleListConfig: 'ArticleListConfig',
  VideosConfig: 'VideosConfig',
  LinkedImagesConfig: 'LinkedImagesConfig',
  TextConfig: 'TextConfig',
  GamesConfig: 'GamesConfig',
  TableConfig: 'TableConfig',
  StatisticsConfig: 'StatisticsConfig',
  SponsorsConfig: 'SponsorsConfig',
  AdsConfig: 'AdsConfig',
  ShopConfig: 'ShopConfig',
  SocialMediaConfig: 'SocialMediaConfig',
} as const;
