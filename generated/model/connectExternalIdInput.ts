/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ConnectExternalIdInputExtIdType } from './connectExternalIdInputExtIdType.ts';

/**
 * What a register calls a team.
 */
export interface ConnectExternalIdInput {
  /**
     * The id that the register gave.
     * @minLength 1
     * @maxLength 100
     * @pattern ^\S(.*\S)?$
     */
  extId: string;
  /** The register. */
  extIdType: ConnectExternalIdInputExtIdType;
}
