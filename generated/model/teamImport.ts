/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamImportState } from './teamImportState.ts';

/**
 * The last import of teams of a site, and where it stands.
 */
export interface TeamImport {
  /** None before the first one. One that a stopped service left behind is failed. */
  state: TeamImportState;
  /**
     * The site that the teams are taken from.
     * @nullable
     */
  sourceInstanceId: string | null;
  /**
     * When it was started.
     * @nullable
     */
  startedAt: string | null;
  /**
     * Who started it.
     * @nullable
     */
  startedBy: string | null;
  /**
     * When it ended.
     * @nullable
     */
  finishedAt: string | null;
  /**
     * Teams that the source has for the site.
     * @minimum 0
     */
  found: number;
  /**
     * Teams that were made.
     * @minimum 0
     */
  created: number;
  /**
     * Teams that the site had already, deleted ones included.
     * @minimum 0
     */
  present: number;
  /**
     * Teams that could not be made.
     * @minimum 0
     */
  refused: number;
  /**
     * Teams that the next import will make.
     * @minimum 0
     */
  remaining: number;
}
