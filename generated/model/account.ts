/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AccountSite } from './accountSite.ts';

/**
 * Somebody who can sign in, and the sites that they may work on.
 */
export interface Account {
  /** What the identity provider knows them by. */
  subject: string;
  /**
     * What they are called, as the identity provider said when they last signed in.
     * @nullable
     */
  name: string | null;
  /**
     * Their e-mail address.
     * @nullable
     */
  email: string | null;
  /** Whether they are a super administrator and may work on every site. */
  superAdministrator: boolean;
  /** The sites that they were given, by name; a super administrator needs none. */
  sites: AccountSite[];
  /**
     * When they last opened the console, to the hour; null while they have not.
     * @nullable
     */
  lastSeen: string | null;
}
