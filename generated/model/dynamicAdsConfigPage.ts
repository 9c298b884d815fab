/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { DynamicAdsConfig } from './dynamicAdsConfig.ts';

/**
 * One page of configurations.
 */
export interface DynamicAdsConfigPage {
  /** The rows of this page. */
  items: DynamicAdsConfig[];
  /**
     * Rows in all pages.
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * Rows in a full page.
     * @minimum 1
     */
  pageSize: number;
}
