/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A document of the editor, `doc` with its `content`; HTML or plain text in articles of older versions. More than one picture needs an add-on.
 * @maxLength 900000
 * @nullable
 */
export type ArticleBody = { [key: string]: unknown } | string | null;
