/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AddOns } from './addOns.ts';
import type { InstanceId } from './instanceId.ts';
import type { SiteLanguage } from './siteLanguage.ts';

/**
 * One site of a network (specification §3).
 */
export interface Site {
  id: InstanceId;
  instanceId: InstanceId;
  /** Name in the organisation_owner form. */
  name: string;
  /** Name for people. */
  displayName: string;
  /** The organisation that the site belongs to. */
  org: string;
  /** Address of the public site. */
  publicUrl: string;
  /**
     * Address of the site's icon.
     * @nullable
     */
  icon: string | null;
  /** Whether this is the network's master site. */
  isMasterSite: boolean;
  /** Language of the public site, in which its articles are written unless they say otherwise. */
  language?: SiteLanguage;
  functionsEnabled: AddOns;
}
