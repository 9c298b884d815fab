/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteFields } from './routeFields.ts';

/**
 * What one may send about a route. On an update a property that is left out keeps its value.
 */
export type RouteInput = RouteFields & Required<Pick<RouteFields, 'path' | 'title' | 'resourceType'>>;
