/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleEditor } from './articleEditor.ts';
import type { ArticleId } from './articleId.ts';
import type { ArticleState } from './articleState.ts';
import type { InstanceId } from './instanceId.ts';
import type { LinkedGame } from './linkedGame.ts';

/**
 * The part of an article that the service keeps or derives.
 */
export interface ArticleRecord {
  id: ArticleId;
  /** Whether it is deleted and listed among the deleted ones alone. */
  deleted: boolean;
  /** The games that its tags link it to. */
  linkedToGames: LinkedGame[];
  /**
     * As what it is linked to the first of them; null without games.
     * @nullable
     */
  linkedToGameAs: string | null;
  state: ArticleState;
  /** Its headline as readers see it. */
  articleTitle: string;
  /** Its intro as plain text. */
  articleIngress: string;
  /** Its body as clean HTML, whatever its version. */
  articleBody: string;
  /**
     * Words of intro and body.
     * @minimum 0
     */
  wordCount: number;
  /**
     * How long it takes to read, minutes.
     * @minimum 0
     */
  readingMinutes: number;
  /**
     * Its public address once it is published; null before and where the site has none.
     * @nullable
     */
  url: string | null;
  /**
     * Number of its version.
     * @minimum 1
     */
  version: number;
  /**
     * Number of its newest revision.
     * @minimum 0
     */
  revision: number;
  /**
     * When it was published first.
     * @nullable
     */
  firstPublishedAt: string | null;
  /**
     * When it was deleted.
     * @nullable
     */
  deletedAt: string | null;
  /** Who has it open for editing just now. */
  editedBy: ArticleEditor[];
  instanceId: InstanceId;
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
}
