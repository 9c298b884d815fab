import type { Query } from '@tanstack/react-query';

/** Says of a query that it has all rows of a list, of which pages are made here. */
export const WHOLE_LIST = { isWholeList: true } as const;

/** Whether a query has all rows of a list: a change makes it worthless, also one that is still read. */
export const isWholeList = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.isWholeList === true;
