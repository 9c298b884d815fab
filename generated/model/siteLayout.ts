/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { LayoutKind } from './layoutKind.ts';
import type { LayoutSettings } from './layoutSettings.ts';
import type { SectionGroup } from './sectionGroup.ts';
import type { SiteLayoutId } from './siteLayoutId.ts';

/**
 * A layout with its groups of sections. It has one version for all of them.
 */
export interface SiteLayout {
  id: SiteLayoutId;
  /** What it is called. */
  name: string;
  kind: LayoutKind;
  /** Whether the site shows it as its start page. */
  isStartPage: boolean;
  /** Whether the site shows it. */
  active: boolean;
  settings: LayoutSettings;
  /** Its groups, in their order. */
  sectionGroups: SectionGroup[];
  instanceId: InstanceId;
  /**
     * What `If-Match` names, in quotation marks, to change the layout or anything in it.
     * @minimum 1
     */
  version: number;
  /**
     * How many sections it has.
     * @minimum 0
     */
  sectionCount: number;
  /**
     * How many pages are drawn with it.
     * @minimum 0
     */
  usageCount: number;
  /**
     * How many problems its sections have now.
     * @minimum 0
     */
  problemCount: number;
  /**
     * When it was last published.
     * @nullable
     */
  publishedAt: string | null;
  /**
     * Who published it last.
     * @nullable
     */
  publishedBy: string | null;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
