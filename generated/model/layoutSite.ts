/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';

/**
 * A site and its layouts.
 */
export interface LayoutSite {
  instanceId: InstanceId;
  /** What the site is called. */
  name: string;
  /**
     * How many layouts it has.
     * @minimum 0
     */
  layoutCount: number;
  /**
     * The layout that it shows as its start page.
     * @nullable
     */
  startLayoutId: string | null;
}
