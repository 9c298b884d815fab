/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleCorrection } from './articleCorrection.ts';
import type { ArticleMetadataMediaType } from './articleMetadataMediaType.ts';
import type { GalleryPicture } from './galleryPicture.ts';
import type { ImportedFrom } from './importedFrom.ts';
import type { Uuid } from './uuid.ts';

/**
 * What else is known of an article. Properties that the contract does not name are kept as they came.
 */
export interface ArticleMetadata {
  /** Whether its main media is an item of the library or embedded (specification §3). */
  mediaType?: ArticleMetadataMediaType;
  /**
     * The last part of its public address; made from the headline when it is published without one.
     * @maxLength 120
     * @nullable
     * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
     */
  slug?: string | null;
  /**
     * When it leaves the site.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  unpublishAt?: string | null;
  /**
     * Until when it must not be published.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  embargoUntil?: string | null;
  /**
     * Whether it is published as soon as every game that it is linked to was played; no longer true once it is.
     * @nullable
     */
  publishAfterGame?: boolean | null;
  /**
     * Its headline for search engines.
     * @maxLength 70
     * @nullable
     */
  seoTitle?: string | null;
  /**
     * What search engines show beneath it.
     * @maxLength 200
     * @nullable
     */
  seoDescription?: string | null;
  /**
     * The image of the library that social networks show.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  shareImage?: string | null;
  /**
     * Where the text was published first.
     * @maxLength 2000
     * @nullable
     */
  canonicalUrl?: string | null;
  /**
     * Where it leads instead of to its own page.
     * @maxLength 2000
     * @nullable
     */
  externalUrl?: string | null;
  /** Whether search engines are asked to leave it out. */
  noIndex?: boolean;
  /** Whether only subscribers read it. */
  isLocked?: boolean;
  /**
     * Pictures beneath the text, in their order.
     * @maxItems 50
     */
  gallery?: GalleryPicture[];
  /**
     * Articles that it points to, in their order.
     * @maxItems 10
     */
  related?: Uuid[];
  /**
     * What was corrected after it was published.
     * @maxItems 20
     */
  corrections?: ArticleCorrection[];
  /**
     * A note for colleagues; it is never published.
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
  imported?: ImportedFrom | null;
  [key: string]: unknown;
 }
