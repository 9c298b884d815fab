/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How much a site stores.
 */
export interface MediaQuota {
  /**
     * What its files and open uploads take, bytes.
     * @minimum 0
     */
  used: number;
  /**
     * What they may take, bytes.
     * @minimum 0
     */
  limit: number;
}
