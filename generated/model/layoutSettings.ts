/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutSettingsSpacing } from './layoutSettingsSpacing.ts';
import type { LayoutSettingsTheme } from './layoutSettingsTheme.ts';
import type { LayoutSettingsWidth } from './layoutSettingsWidth.ts';

/**
 * How a layout looks and what search engines see. A property that is left out keeps its value; at first it has the value named as its default.
 */
export interface LayoutSettings {
  /** How wide its sections stand. */
  width?: LayoutSettingsWidth;
  /** How much room is between them. */
  spacing?: LayoutSettingsSpacing;
  /** Light or dark, or as the visitor has it. */
  theme?: LayoutSettingsTheme;
  /**
     * Colour behind the page.
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  background?: string | null;
  /**
     * The picture of the library behind the page.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  backgroundMedia?: string | null;
  /** Whether the games of the day stand above it. */
  showGameHeader?: boolean;
  /** Whether the sponsors stand below it. */
  showSponsorStrip?: boolean;
  /** Whether it has room for ads. */
  showAds?: boolean;
  /**
     * Its title for search engines.
     * @maxLength 70
     * @nullable
     */
  metaTitle?: string | null;
  /**
     * What search engines show beneath it.
     * @maxLength 200
     * @nullable
     */
  metaDescription?: string | null;
  /**
     * The image of the library that social networks show, in 16:9.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  shareImage?: string | null;
  /** Whether search engines are asked to leave it out. */
  noIndex?: boolean;
}
