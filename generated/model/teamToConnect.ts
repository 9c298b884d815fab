/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A team, named.
 */
export interface TeamToConnect {
  uuid: Uuid;
}
