/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExternalIdTypeId } from './externalIdTypeId.ts';

/**
 * A register that knows our things by its own ids.
 */
export interface ExternalIdType {
  uuid: ExternalIdTypeId;
  /**
     * Code of the register, such as `isa`.
     * @maxLength 60
     */
  code: string;
  /** Whether administrators see ids of this register. */
  visible: boolean;
  /**
     * Name of the register.
     * @maxLength 100
     */
  name: string;
}
