/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The register.
 */
export type ConnectExternalIdInputExtIdType = {
  uuid: Uuid;
};
