/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The part of a page that administrators write.
 */
export interface PageEntryFields {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title?: string;
  /**
     * Its path on the public site, such as `/tickets`. The service puts a slash in front and takes one at the end away. No other page and no route of the site has it, letter case ignored.
     * @minLength 1
     * @maxLength 300
     * @pattern ^/?(?!\.\.?(/|$))[\p{L}\p{M}\p{N}._~%+-]+(/(?!\.\.?(/|$))[\p{L}\p{M}\p{N}._~%+-]+)*\/?$
     */
  slug?: string;
  /**
     * The page that it stands below; null at the top.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  parentId?: string | null;
  /**
     * The layout that it is drawn with; without one it is not shown.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  layoutId?: string | null;
  /**
     * The route that leads to it, if one of the site does.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  routeId?: string | null;
  /** Whether visitors find it. */
  visible?: boolean;
  /** Whether search engines are told where it is. */
  inSitemap?: boolean;
  /**
     * Its place among the pages below the same one, from 0.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
}
