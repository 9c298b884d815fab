/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutArea } from './layoutArea.ts';
import type { Name } from './name.ts';
import type { SectionConfigName } from './sectionConfigName.ts';
import type { SectionTypeIdentifier } from './sectionTypeIdentifier.ts';

/**
 * A kind of section (specification §7).
 */
export interface SectionType {
  identifier: SectionTypeIdentifier;
  /** What it is called in each language. */
  names: Name[];
  /** The title of a new one (specification §3). */
  defaultTitle: string;
  /** Whether the site may add one; not without its add-on. */
  addable: boolean;
  /**
     * The add-on that it needs.
     * @nullable
     */
  addOn: string | null;
  /** Where on the page it may stand. */
  areas: LayoutArea[];
  /**
     * How many of them a layout may have; null for any number.
     * @minimum 1
     * @nullable
     */
  most: number | null;
  configSchema: SectionConfigName;
}
