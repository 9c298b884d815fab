/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleEditor } from './articleEditor.ts';
import type { ArticleId } from './articleId.ts';
import type { ArticleState } from './articleState.ts';
import type { ArticleVersion } from './articleVersion.ts';
import type { MediaTag } from './mediaTag.ts';

/**
 * An article in a list, without its body.
 */
export interface ArticleRow {
  id: ArticleId;
  /** Its headline. */
  header: string;
  /** The first 300 letters of its intro as plain text. */
  introRawText: string;
  /**
     * The word above the headline.
     * @nullable
     */
  label: string | null;
  /** Its language by two letters. */
  lang: string;
  /**
     * Who wrote it.
     * @nullable
     */
  author: string | null;
  state: ArticleState;
  /** Whether it is published, or will be at `publishedAt`. */
  published: boolean;
  /**
     * When it is or was published.
     * @nullable
     */
  publishedAt: string | null;
  /**
     * When it was published first.
     * @nullable
     */
  firstPublishedAt: string | null;
  /** Whether it is deleted. */
  deleted: boolean;
  /**
     * When it was deleted.
     * @nullable
     */
  deletedAt: string | null;
  /**
     * Its main media in the library.
     * @nullable
     */
  mainMedia: string | null;
  /**
     * Address of the picture that stands for it.
     * @nullable
     */
  thumbnailUrl: string | null;
  /**
     * When it leaves the site.
     * @nullable
     */
  unpublishAt: string | null;
  /** The first five of its tags that are no games. */
  tags: MediaTag[];
  /**
     * How many tags it has that are no games.
     * @minimum 0
     */
  tagCount: number;
  /**
     * How many games it is linked to.
     * @minimum 0
     */
  gameCount: number;
  articleVersion: ArticleVersion;
  /** Whether the site draws it larger than others. */
  highlightedArticle: boolean;
  /** Its weight on the site. */
  sitePriority: number;
  /** Whether lists of the public site leave it out. */
  hideInListing: boolean;
  /** Words of intro and body. */
  wordCount: number;
  /**
     * Its public address once it is published.
     * @nullable
     */
  url: string | null;
  /**
     * What `If-Match` names, in quotation marks, to change it.
     * @minimum 1
     */
  version: number;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  /**
     * Who changed it last.
     * @nullable
     */
  modifiedBy: string | null;
  /** Who has it open for editing just now. */
  editedBy: ArticleEditor[];
}
