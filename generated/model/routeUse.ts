/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteUseType } from './routeUseType.ts';
import type { Title } from './title.ts';

/**
 * Something that leads to a route.
 */
export interface RouteUse {
  /** What it is. */
  type: RouteUseType;
  /** Its identifier. */
  id: string;
  /** What it is called, with what it stands below. */
  title: string;
  /** The same in each language that it differs in. */
  titles: Title[];
  /** Its page in the console. */
  path: string;
  /** Dotted path of the property that leads there. */
  field: string;
}
