/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The team's logo.
 * @nullable
 */
export type ConnectedTeamLogo = {
  /** Address of the picture. */
  path: string;
} | null;
