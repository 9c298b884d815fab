/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SearchKind } from './searchKind.ts';

export type SearchSiteParams = {
/**
 * Text to search for, letter case, accents and surrounding blanks ignored. A blank one finds nothing.
 * @maxLength 100
 */
query: string;
/**
 * Only things of this kind.
 */
kind?: SearchKind;
/**
 * How many things of each kind are answered at most.
 * @minimum 1
 * @maximum 20
 */
count?: number;
};
