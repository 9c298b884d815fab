import type { AddOns, SectionConfigName, SectionType, SectionTypeIdentifier } from '../contract.ts';

/** What is known of a type of section, whatever site asks. */
interface KnownType {
  readonly en: string;
  readonly sv: string;
  readonly defaultTitle: string;
  readonly addOn: keyof AddOns | null;
  /** How many of them a layout may have. */
  readonly most: number | null;
  readonly configSchema: SectionConfigName;
}

/** The title of a new section of a type that has none of its own (specification §3). */
const newTitle = 'NEW SECTION';

/** The types of sections, in the order in which they are offered. */
const sectionTypes: Readonly<Record<SectionTypeIdentifier, KnownType>> = {
  'HERO SLIDER': {
    ...called('Hero slider', 'Toppbildspel'),
    defaultTitle: 'SLIDE SHOW',
    most: 1,
    configSchema: 'HeroCarouselConfig',
  },
  'TICKET PROMO CAROUSEL': {
    ...called('Ticket promo carousel', 'Biljettkarusell'),
    addOn: 'tickets',
    most: 1,
    configSchema: 'TicketPromoCarouselConfig',
  },
  'INFO CAROUSEL': { ...called('Info carousel', 'Informationskarusell'), most: 3, configSchema: 'InfoCarouselConfig' },
  'ARTICLE LIST': { ...called('Article list', 'Artikellista'), configSchema: 'ArticleListConfig' },
  VIDEOS: { ...called('Videos', 'Filmer'), configSchema: 'VideosConfig' },
  'LINKED IMAGES': { ...called('Linked images', 'Länkade bilder'), configSchema: 'LinkedImagesConfig' },
  TEXT: { ...called('Text', 'Text'), configSchema: 'TextConfig' },
  GAMES: { ...called('Games', 'Matcher'), configSchema: 'GamesConfig' },
  TABLE: { ...called('Table', 'Tabell'), configSchema: 'TableConfig' },
  STATISTICS: { ...called('Statistics', 'Statistik'), addOn: 'statisticsV2', configSchema: 'StatisticsConfig' },
  SPONSORS: { ...called('Sponsors', 'Sponsorer'), configSchema: 'SponsorsConfig' },
  ADS: { ...called('Ads', 'Annonser'), addOn: 'dynamicAds', configSchema: 'AdsConfig' },
  SHOP: { ...called('Shop', 'Butik'), addOn: 'shop', configSchema: 'ShopConfig' },
  'SOCIAL MEDIA': { ...called('Social media', 'Sociala medier'), configSchema: 'SocialMediaConfig' },
};

function called(en: string, sv: string) {
  return { en, sv, defaultTitle: newTitle, addOn: null, most: null };
}

/** What is known of a type; undefined for one that this service does not know. */
export function knownType(type: string): KnownType | undefined {
  return Object.hasOwn(sectionTypes, type) ? sectionTypes[type as SectionTypeIdentifier] : undefined;
}

/** What a type is called in each language; nothing for one that this service does not know. */
export function namesOfType(type: string): SectionType['names'] {
  const known = knownType(type);
  return known
    ? [
        { language: 'en', translation: known.en },
        { language: 'sv', translation: known.sv },
      ]
    : [];
}

/** Which types are asked for; a part that is left out does not filter. */
export interface TypeFilter {
  readonly addable?: boolean | undefined;
  readonly identifiers?: readonly string[] | undefined;
  /** Types that need one of these, whether the site has it or not. */
  readonly addOns?: readonly string[] | undefined;
}

/** The types of sections as a site with these add-ons has them. */
export function listSectionTypes(addOns: AddOns, filter: TypeFilter): SectionType[] {
  return (Object.keys(sectionTypes) as SectionTypeIdentifier[])
    .map((identifier): SectionType => {
      const { defaultTitle, addOn, most, configSchema } = sectionTypes[identifier];
      const names = namesOfType(identifier);
      const areas: SectionType['areas'] = ['top', 'main', 'side', 'bottom'];
      const addable = addOn === null || addOns[addOn];
      return { identifier, names, defaultTitle, addable, addOn, areas, most, configSchema };
    })
    .filter(
      ({ identifier, addable, addOn }) =>
        (filter.addable === undefined || addable === filter.addable) &&
        (filter.identifiers === undefined || filter.identifiers.includes(identifier)) &&
        (filter.addOns === undefined || (addOn !== null && filter.addOns.includes(addOn))),
    );
}
