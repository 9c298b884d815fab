/**
 * Printed by `npm run generate`. Do not edit.
 */

export type GetListTotalsParams = {
/**
 * The lists: addresses of operations with `page` and `pageSize`, with their filters and without these two.
 * @minItems 1
 * @maxItems 20
 * @items.maxLength 1000
 * @items.pattern ^/[^#]*$
 */
list: string[];
};
