/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleBody } from './articleBody.ts';
import type { ArticleMetadata } from './articleMetadata.ts';
import type { ArticleVersion } from './articleVersion.ts';
import type { EmbeddedMedia } from './embeddedMedia.ts';
import type { InstanceId } from './instanceId.ts';
import type { MediaTag } from './mediaTag.ts';

/**
 * The part of an article that administrators write.
 */
export interface ArticleFields {
  articleVersion?: ArticleVersion;
  /**
     * Its headline; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  header?: string;
  /**
     * The text between headline and body. A JSON string or a document of the editor is read as such, anything else is text (specification §3).
     * @maxLength 5000
     * @nullable
     */
  intro?: string | null;
  /**
     * The word above the headline.
     * @maxLength 40
     * @nullable
     */
  label?: string | null;
  body?: ArticleBody | null;
  /**
     * Who wrote it.
     * @maxLength 200
     * @nullable
     */
  author?: string | null;
  /**
     * Its language by two letters; `SE` is read as `sv` (specification §3).
     * @pattern ^([a-z]{2}|SE)$
     */
  lang?: string;
  /**
     * The picture or video of the library above the text, in 16:9 (specification §5).
     * @maxLength 300
     * @nullable
     * @pattern ^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  mainMedia?: string | null;
  embeddedMedia?: EmbeddedMedia | null;
  /**
     * Its tags; those of games link it to games (specification §3).
     * @maxItems 100
     */
  tags?: MediaTag[];
  /** Whether lists of the public site leave it out. */
  hideInListing?: boolean;
  /**
     * The desk or person that answers for it.
     * @maxLength 200
     * @nullable
     */
  owner?: string | null;
  /** The site of the network that owns it; another than the active one is for super administrators. */
  ownerInstanceId?: InstanceId;
  /** Whether it is published, or will be at `publishedAt`. */
  published?: boolean;
  /**
     * When it is or was published; a moment ahead schedules it.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  publishedAt?: string | null;
  /** Whether the site draws it larger than others. */
  highlightedArticle?: boolean;
  /**
     * Its weight on the site, from 0 to 100.
     * @minimum 0
     * @maximum 100
     */
  sitePriority?: number;
  metadata?: ArticleMetadata;
}
