/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The service has no room to store anything; it did not.
 */
export type StorageFullResponse = Error;
