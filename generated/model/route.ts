/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteFields } from './routeFields.ts';
import type { RouteRecord } from './routeRecord.ts';

/**
 * An address of the public site and what it shows.
 */
export type Route = RouteFields & RouteRecord & Required<Pick<RouteFields & RouteRecord, 'path' | 'title' | 'resourceType' | 'resourceId' | 'target'>>;
