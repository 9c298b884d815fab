/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A document of the editor, `doc` with its `content`; older ones are a list of blocks with `data.text`.
 * @nullable
 */
export type SectionText = {
  /**
     * The kind of the outermost node, `doc`.
     * @maxLength 40
     */
  type?: string;
  /**
     * The nodes of the document, from top to bottom.
     * @maxItems 5000
     */
  content?: { [key: string]: unknown }[];
  [key: string]: unknown;
 } | unknown[] | null;
