import type { SectionTypeIdentifier } from '../../../generated/model/sectionTypeIdentifier.ts';
import { Ads } from './ads.tsx';
import { ArticleList } from './article-list.tsx';
import { Games } from './games.tsx';
import { HeroSlider } from './hero-slider.tsx';
import { InfoCarousel } from './info-carousel.tsx';
import { LinkedImages } from './linked-images.tsx';
import type { SectionDrawing } from './section-props.ts';
import { Shop } from './shop.tsx';
import { SocialMedia } from './social-media.tsx';
import { Sponsors } from './sponsors.tsx';
import { Statistics } from './statistics.tsx';
import { Table } from './table.tsx';
import { Text } from './text.tsx';
import { TicketPromoCarousel } from './ticket-promo-carousel.tsx';
import { Videos } from './videos.tsx';

const drawings = {
  'HERO SLIDER': { Draw: HeroSlider, reach: 'edge' },
  'TICKET PROMO CAROUSEL': { Draw: TicketPromoCarousel, reach: 'text' },
  'INFO CAROUSEL': { Draw: InfoCarousel, reach: 'edge' },
  'ARTICLE LIST': { Draw: ArticleList, reach: 'text' },
  VIDEOS: { Draw: Videos, reach: 'band' },
  'LINKED IMAGES': { Draw: LinkedImages, reach: 'text' },
  TEXT: { Draw: Text, reach: 'text' },
  GAMES: { Draw: Games, reach: 'edge' },
  TABLE: { Draw: Table, reach: 'text' },
  STATISTICS: { Draw: Statistics, reach: 'text' },
  SPONSORS: { Draw: Sponsors, reach: 'text' },
  ADS: { Draw: Ads, reach: 'text' },
  SHOP: { Draw: Shop, reach: 'text' },
  'SOCIAL MEDIA': { Draw: SocialMedia, reach: 'text' },
} as const satisfies Record<SectionTypeIdentifier, SectionDrawing>;

/** How sections of a type are drawn; undefined for a type that the site does not know. */
export function drawingOf(type: string): SectionDrawing | undefined {
  return Object.hasOwn(drawings, type) ? drawings[type as SectionTypeIdentifier] : undefined;
}
