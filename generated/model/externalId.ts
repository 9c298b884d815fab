/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExternalIdType } from './externalIdType.ts';

/**
 * What a register calls a thing of ours (specification §3).
 */
export interface ExternalId {
  /**
     * Identifier of this entry; absent while it is new.
     * @maxLength 60
     * @nullable
     */
  id?: string | null;
  /**
     * The id that the register gave.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  extId: string;
  /** Whether the entry is kept by an import and cannot be changed by hand. */
  locked?: boolean;
  extIdType: ExternalIdType;
}
