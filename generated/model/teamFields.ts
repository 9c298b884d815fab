/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ClubName } from './clubName.ts';
import type { ExternalId } from './externalId.ts';
import type { InstanceId } from './instanceId.ts';
import type { SeriesRef } from './seriesRef.ts';
import type { SportRef } from './sportRef.ts';
import type { TeamFieldsGender } from './teamFieldsGender.ts';
import type { TeamFieldsLogo } from './teamFieldsLogo.ts';
import type { TeamFieldsTeamInfo } from './teamFieldsTeamInfo.ts';
import type { TeamMedia } from './teamMedia.ts';
import type { TeamNames } from './teamNames.ts';

/**
 * The part of a team that administrators write.
 */
export interface TeamFields {
  /**
     * Name of the team in lists and headings.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  displayName?: string;
  /**
     * Short code; no other team of the same owner may have it (specification §5).
     * @minLength 1
     * @maxLength 20
     * @pattern ^\S(.*\S)?$
     */
  teamCode?: string;
  /**
     * Who plays in the team (specification §3).
     * @nullable
     */
  gender?: TeamFieldsGender;
  /**
     * Country code; Sweden is written `sv` (specification §3).
     * @nullable
     * @pattern ^([A-Z]{2}|sv)$
     */
  nationality?: string | null;
  /** The site that owns the team. Only a super administrator may choose another than the active site, or change it. */
  ownerInstanceId?: InstanceId;
  /**
     * The team's logo.
     * @nullable
     */
  logo?: TeamFieldsLogo;
  /**
     * Address of the small picture.
     * @maxLength 500
     * @nullable
     */
  icon?: string | null;
  teamNames?: TeamNames;
  clubName?: ClubName;
  /** Contact details and social media accounts, keyed by lower-case name (specification §3). */
  teamInfo?: TeamFieldsTeamInfo;
  /**
     * Pictures of the team.
     * @maxItems 50
     */
  teamMedia?: TeamMedia[];
  /**
     * What registers call the team.
     * @maxItems 50
     */
  extIds?: ExternalId[];
  /**
     * The series that the team plays in.
     * @maxItems 50
     */
  series?: SeriesRef[];
  /**
     * The sports that the team plays.
     * @maxItems 10
     */
  sport?: SportRef[];
  /** Whether the team is deleted; it then leaves the lists of active teams and frees its code. */
  deleted?: boolean;
}
