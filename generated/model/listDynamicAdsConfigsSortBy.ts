/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListDynamicAdsConfigsSortBy = typeof ListDynamicAdsConfigsSortBy[keyof typeof ListDynamicAdsConfigsSortBy];


export const ListDynamicAdsConfigsSortBy = {
  name: 'name',
  company: 'company',
  isSelected: 'isSelected',
  isActive: 'isActive',
  lastModified: 'lastModified',
} as const;
