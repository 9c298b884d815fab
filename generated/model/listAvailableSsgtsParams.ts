/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAvailableSsgtsParams = {
/**
 * Number of the page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows in a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Only competitions whose season begins in one of these years.
 * @maxItems 50
 * @items.pattern ^\d{4}$
 */
date?: string[];
};
