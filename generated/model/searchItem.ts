/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A row as the list of its kind has it; of a menu item its `id`, `title`, and the `group` that it stands in.
 */
export interface SearchItem { [key: string]: unknown }
