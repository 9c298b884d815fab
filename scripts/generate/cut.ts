import type { Contract, Operation } from './contract.ts';
import { limitOf } from './limit.ts';

/** Whether every one of an operation's rows can be chosen: all come, or the others are searched for. */
export const isFound = (contract: Contract, operation: Operation): boolean =>
  partOf(contract, operation) === undefined || contract.searchOf(operation) !== undefined;

/** What an operation gives of its rows, in words, where it is but a part of them; undefined where it gives all. */
export function partOf(contract: Contract, operation: Operation): string | undefined {
  const { isHere, paging } = contract.manners;
  const rows = contract.rowsAt(operation);
  if (rows === undefined || isHere || paging.by === 'none') return undefined;
  const isPaged = operation.parameters.some(({ role }) => role === 'page');
  // Where every list is an array, its pages are what the service is known to give.
  if (isPaged && rows === '') return paging.items === undefined ? undefined : 'pages without their total';
  if (isPaged) return 'pages';
  const limit = limitOf(operation);
  return limit && rows === '' ? `at most as many as \`${limit.name}\` says` : undefined;
}
