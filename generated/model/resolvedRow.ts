/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTeam } from './gameTeam.ts';
import type { ResolvedValue } from './resolvedValue.ts';

/**
 * A row of a table or of statistics, of these alone.
 * @nullable
 */
export type ResolvedRow = {
  /**
     * Its place, from 1.
     * @minimum 1
     */
  place: number;
  /** The team. */
  team: (GameTeam | null);
  /** Its values, in the order to show them. */
  values: ResolvedValue[];
} | null;
