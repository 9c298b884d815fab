/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSectionTypesParams = {
/**
 * Only types that the site may add.
 */
FilterAddable?: boolean;
/**
 * Only types with these identifiers; may be repeated.
 * @maxItems 50
 * @items.maxLength 60
 */
AllowIdentifier?: string[];
/**
 * Only types that need one of these add-ons, whether the site has it or not; may be repeated.
 * @maxItems 50
 * @items.maxLength 60
 */
AllowAddOn?: string[];
};
