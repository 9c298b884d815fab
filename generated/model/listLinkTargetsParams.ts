/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LinkTargetKind } from './linkTargetKind.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';

export type ListLinkTargetsParams = {
/**
 * The kind of the link; articles where it is left out.
 */
kind?: LinkTargetKind;
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
searchToken?: SearchTokenParameter;
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
};
