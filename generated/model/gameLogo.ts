/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A logo that an entry of metadata can show.
 */
export interface GameLogo {
  id: Uuid;
  /** Name of the logo. */
  name: string;
  /** Address of the picture. */
  url: string;
}
