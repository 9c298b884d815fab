/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { Game } from './game.ts';
import type { LayoutSettings } from './layoutSettings.ts';
import type { LayoutStop } from './layoutStop.ts';
import type { ResolvedGroup } from './resolvedGroup.ts';

/**
 * What visitors see of a layout at a moment.
 */
export interface ResolvedLayout {
  /** The moment. */
  at: string;
  device: Device;
  /** What the layout is called. */
  name: string;
  settings: LayoutSettings;
  /** The games of the day that the moment is in, by start; none where the settings do not show them. */
  games: Game[];
  /** All its groups, in their order. */
  groups: ResolvedGroup[];
  /** The moments of the seven days after it at which something changes, the next one first. */
  stops: LayoutStop[];
}
