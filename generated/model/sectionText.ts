/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A document of the editor, `doc` with its `content`; older ones are a list of blocks with `data.text`.
 * @nullable
 */
export type SectionText = { [key: string]: unknown } | unknown[] | null;
