/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HeroSlideFieldsTextColour } from './heroSlideFieldsTextColour.ts';
import type { HeroSlideFieldsTextPosition } from './heroSlideFieldsTextPosition.ts';
import type { SlideButton } from './slideButton.ts';
import type { SlideLink } from './slideLink.ts';
import type { SlideMedia } from './slideMedia.ts';

/**
 * What a hero slide shows.
 */
export interface HeroSlideFields {
  /**
     * The word above the heading.
     * @maxLength 60
     * @nullable
     */
  kicker?: string | null;
  /**
     * Its heading; only a slide from an article or one that leads to a game may leave it empty.
     * @maxLength 120
     * @nullable
     */
  heading?: string | null;
  /**
     * The text beneath it.
     * @maxLength 300
     * @nullable
     */
  text?: string | null;
  media?: SlideMedia | null;
  /** Where the text stands. */
  textPosition?: HeroSlideFieldsTextPosition;
  /** Light or dark letters. */
  textColour?: HeroSlideFieldsTextColour;
  /**
     * How much the picture is darkened, per cent.
     * @minimum 0
     * @maximum 80
     */
  overlay?: number;
  link?: SlideLink;
  /**
     * Its buttons.
     * @maxItems 2
     */
  buttons?: SlideButton[];
  /**
     * The article that it shows; heading, text, picture and link that are left empty are those of the article.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  articleId?: string | null;
}
